import { choice, int } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { HALVES, EVALUATION_TEXT as TEXT } from './evaluation.text.ts';

/** Which half-year is evaluated. */
export const runForm = defineResource({
  name: 'partner.runEvaluations',
  label: TEXT.run,
  fields: {
    evalYear: int(TEXT.year, { required: true, min: 2000, max: 2100 }),
    half: choice(HALVES, TEXT.half, { required: true }),
  },
});
