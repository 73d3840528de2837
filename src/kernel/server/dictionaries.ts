import type { Lang } from '../text.ts';
import type { Ctx } from './context.ts';

/** One value of a dictionary, as the domain that keeps dictionaries answers it. */
type DictEntry = { readonly code: string; readonly zh: string; readonly en: string; readonly enabled: boolean };

export type Dictionaries = Readonly<Record<string, readonly DictEntry[]>>;

let read = async (_ctx: Ctx, _codes: readonly string[]): Promise<Dictionaries> => ({});

/** Tells the kernel where dictionaries are kept. Called once, by the module of the domain that keeps them. */
export function provideDictionaries(reader: (ctx: Ctx, codes: readonly string[]) => Promise<Dictionaries>): void {
  read = reader;
}

/** The entries of these dictionaries, disabled ones included, in their order; one that does not exist is absent. */
export function readDictionaries(ctx: Ctx, codes: readonly string[]): Promise<Dictionaries> {
  return codes.length > 0 ? read(ctx, codes) : Promise.resolve({});
}

/** What people read for a code; the code itself where the dictionary does not know it. */
export function dictText(dictionaries: Dictionaries, dictionary: string, code: unknown, lang: Lang): string {
  return dictionaries[dictionary]?.find((entry) => entry.code === code)?.[lang] ?? String(code);
}
