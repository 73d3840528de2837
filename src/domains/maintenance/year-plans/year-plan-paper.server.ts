import type { PaperBlock, Words } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { matrixOf } from './year-matrix.server.ts';
import { yearPlan } from './year-plan.resource.ts';
import { MONTHS, YEAR_TEXT as TEXT } from './year-plan.text.ts';
import { signsOf } from './year-sheet.server.ts';

const PLAN: AnyResource = yearPlan;
const HEAD = ['shipId', 'planYear', 'edition', 'approvedTime', 'status', 'note'];

/** The plan as it hangs on board: jobs by months across the page, as it stands today. */
export const yearPlanPaper = fill(ownPapers, yearPlan.name, {
  paper: async (ctx, { id, rows }) => {
    const { plan, jobs } = await matrixOf(ctx, id);
    const facts: PaperBlock = { kind: 'facts', facts: recordFacts(PLAN, HEAD, rows, {}), columns: 3 };
    const matrix: PaperBlock = {
      kind: 'table',
      columns: [
        { head: TEXT.job, share: 5 },
        { head: TEXT.equipment, share: 4 },
        ...MONTHS.map((month) => ({ head: month, align: 'center' as const, share: 2 })),
      ],
      rows: jobs.map((row): Words[] => [
        row.job,
        row.equipment,
        ...MONTHS.map((_month, i) => signsOf(row.cells, i + 1)),
      ]),
    };
    const body: PaperBlock = jobs.length > 0 ? matrix : { kind: 'paragraph', text: TEXT.empty };
    const note: PaperBlock = { kind: 'note', text: TEXT.signs };
    return {
      title: TEXT.plan,
      number: plan.planNo ?? '',
      across: true,
      ...(plan.status === 'APPROVE' && plan.inForce !== true && { mark: TEXT.notInForce }),
      blocks: [facts, body, note],
    };
  },
});
