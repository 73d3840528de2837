import { choice } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import { changeLog } from './change-log.resource.ts';

export type ChangeWords = { kinds: Readonly<Record<string, Text>>; acts: Readonly<Record<string, Text>> };

/** The log of changes with the names of kinds and acts, which only the server knows, as choices of its fields. */
export function withWords({ kinds, acts }: ChangeWords) {
  return {
    ...changeLog,
    fields: {
      ...changeLog.fields,
      resource: choice(kinds, changeLog.fields.resource.label),
      action: choice(acts, changeLog.fields.action.label),
    },
  };
}
