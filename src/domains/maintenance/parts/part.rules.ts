import { monthsOn } from '../jobs/next-due.rules.ts';

type Checked = { readonly lastCheckDate?: string | null; readonly checkPeriod?: number | null };

/** When a part is looked at again, so many months after the last time (maintenance 5.6); none where either is empty or the period is 0. */
export const nextCheck = ({ lastCheckDate, checkPeriod }: Checked): string | null =>
  lastCheckDate && checkPeriod ? monthsOn(lastCheckDate, checkPeriod) : null;
