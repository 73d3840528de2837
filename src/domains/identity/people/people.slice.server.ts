import type { Slice } from '../../../kernel/server/compose.ts';
import { nameKeeper, recipientKeeper } from '../../../kernel/server/people.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { recipients } from './people.server.ts';
import { englishNames, englishNamesOf } from './person-name.server.ts';

/** The names of people, as others ask for them, and whom something may concern. */
export const peopleSlice: Slice = {
  fills: [
    fill(nameKeeper, 'identity', { englishNames, englishNamesOf }),
    fill(recipientKeeper, 'identity', { recipients }),
  ],
};
