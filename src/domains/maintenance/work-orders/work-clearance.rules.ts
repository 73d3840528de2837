import { defineSinglePort } from '../../../kernel/ports.ts';
import type { Text } from '../../../kernel/text.ts';

/** What is asked before work begins that names a risk assessment: why it is held back, or nothing. */
export const workClearance = defineSinglePort<{
  against(work: {
    readonly riskNo: string;
    readonly shipId: number | null;
    /** The kind of permit that the work needs, which its assessment names. */
    readonly needPermit: string | null;
  }): Text | null;
}>('maintenance.workClearance');
