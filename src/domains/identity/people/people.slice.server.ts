import type { Slice } from '../../../kernel/server/compose.ts';
import { nameKeeper } from '../../../kernel/server/people.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { englishNames, englishNamesOf } from './person-name.server.ts';

/** The names of people, as others ask for them. */
export const peopleSlice: Slice = { fills: [fill(nameKeeper, 'identity', { englishNames, englishNamesOf })] };
