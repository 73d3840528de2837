import { date, refs } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { PROOF_TEXT as TEXT } from './proofread.text.ts';

/** What is asked before a run: some ships, or all that one sees, and a time. */
export const proofRunForm = defineResource({
  name: 'voyage.proofRun',
  label: TEXT.title,
  fields: {
    shipIds: refs('fleet.vessel', TEXT.ships, { help: TEXT.allShips }),
    from: date(TEXT.from, { required: true }),
    to: date(TEXT.to, { required: true }),
  },
  form: [['shipIds'], ['from', 'to']],
  check: ({ from, to }) => (from && to && from > to ? [{ field: 'to', message: TEXT.order }] : undefined),
});
