import { type AnyResource, isTyped } from '../../resource/resource.ts';
import { sameValue, writePath } from './path.ts';

type Values = Readonly<Record<string, unknown>>;

/** A value that the other person changed since this form was opened. */
export type Clash = {
  /** Its path in the form: the name of a field, or `oil.0.grades.MGO` where a form is nested. */
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Both changed it, to different values: somebody has to choose. */
  readonly open: boolean;
};

/** What a stale save meets: fields that only the other person changed are taken over, those that both changed are open. */
export function clashesOf(resource: AnyResource, base: Values, mine: Values, theirs: Values): Clash[] {
  return Object.entries(resource.fields)
    .filter(([, field]) => isTyped(field))
    .map(([field]) => ({ field, base: base[field], mine: mine[field], theirs: theirs[field], open: false }))
    .filter((clash) => !sameValue(clash.base, clash.theirs) && !sameValue(clash.mine, clash.theirs))
    .map((clash) => ({ ...clash, open: !sameValue(clash.base, clash.mine) }));
}

export type Choice = 'mine' | 'theirs';

/** The values to save: mine, but theirs where only they changed a value, or where theirs was chosen. */
export function mergeValues<V extends object>(
  mine: V,
  clashes: readonly Clash[],
  choices: Readonly<Record<string, Choice>>,
): V {
  return clashes
    .filter(({ field, open }) => !open || choices[field] === 'theirs')
    .reduce((merged, { field, theirs }) => writePath(merged, field, theirs), mine);
}
