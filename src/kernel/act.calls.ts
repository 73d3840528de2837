import { z } from 'zod';

/** What an act on a record is sent: the version that the person saw, and what its form asks for, which the form itself checks. */
export const actBody = z.looseObject({ version: z.number().int().positive() });
