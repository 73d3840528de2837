import { z } from 'zod';

export const Person = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  avatar: z.number().nullable(),
  /** Organisation, and the post where there is one. */
  place: z.string().nullable(),
});
export type Person = z.output<typeof Person>;
