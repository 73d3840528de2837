import { defineSinglePort } from '../ports.ts';
import type { Lang } from '../text.ts';
import type { Ctx } from './context.ts';
import { answerOf } from './ports.ts';

/** One value of a dictionary, as the domain that keeps dictionaries answers it. */
type DictEntry = { readonly code: string; readonly zh: string; readonly en: string; readonly enabled: boolean };

export type Dictionaries = Readonly<Record<string, readonly DictEntry[]>>;

/** What the kernel asks of the domain that keeps the dictionaries. */
export const dictionaryKeeper = defineSinglePort<{
  entries(codes: readonly string[]): Dictionaries;
}>('kernel.dictionaries');

/** The entries of these dictionaries, disabled ones included, in their order; one that does not exist is absent. */
export async function readDictionaries(ctx: Ctx, codes: readonly string[]): Promise<Dictionaries> {
  return (codes.length > 0 && (await answerOf(ctx, dictionaryKeeper)?.entries(ctx, codes))) || {};
}

/** What people read for a code; the code itself where the dictionary does not know it. */
export function dictText(dictionaries: Dictionaries, dictionary: string, code: unknown, lang: Lang): string {
  return dictionaries[dictionary]?.find((entry) => entry.code === code)?.[lang] ?? String(code);
}
