import { z } from 'zod';
import { route } from './route.ts';

const text = z.object({ zh: z.string(), en: z.string() });

/** The kinds of record of which something reminds, by name: a page asks for no other one. */
export const remindedKinds = route({
  method: 'GET',
  path: '/api/reminders',
  permission: 'signedIn',
  summary: { zh: '有到期提醒的单据种类', en: 'Kinds of record with reminders' },
  reply: z.array(z.string()),
});

const reminded = z.object({
  /** Unique within the record. */
  key: z.string(),
  reminder: z.string(),
  label: text,
  /** What is due: a day, or a moment on the office's clock. */
  due: z.string(),
  when: text,
  /** The fields that the message shows. */
  detail: text,
  tone: z.enum(['grey', 'amber', 'red']),
  urgency: z.union([z.literal(0), z.literal(1), z.literal(2)]),
});
export type Reminded = z.output<typeof reminded>;

/** What a record reminds of now, the most urgent first. Whoever may see the record may see it. */
export const readReminders = route({
  method: 'GET',
  path: '/api/reminders/:resource/:id',
  permission: 'signedIn',
  summary: { zh: '单据的到期提醒', en: 'What a record reminds of' },
  params: z.object({ resource: z.string().max(80), id: z.coerce.number<number>().int().positive() }),
  reply: z.array(reminded),
});
