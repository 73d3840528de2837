import { defineSinglePort } from '../../../kernel/ports.ts';
import type { Text } from '../../../kernel/text.ts';

/** What is asked before work begins that names a risk assessment: why it is held back, or nothing. */
export const workClearance = defineSinglePort<{
  against(work: { readonly riskNo: string; readonly shipId: number | null }): Text | null;
}>('maintenance.workClearance');
