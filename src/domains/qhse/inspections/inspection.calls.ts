import { defineMake } from '../../../kernel/flow/make-from.ts';
import { inspection } from './inspection.resource.ts';
import { INSPECTION_TEXT as TEXT } from './inspection.text.ts';

/** The latest inspection of a recurring kind becomes the plan of the next one, for the day on which it is due. */
export const nextInspection = defineMake({
  name: 'planNext',
  label: TEXT.plan,
  from: inspection,
  to: inspection,
  tail: 'from-due',
  single: true,
  against: ({ nextDueDate }) => (nextDueDate ? undefined : TEXT.notDue),
  done: TEXT.planned,
});
