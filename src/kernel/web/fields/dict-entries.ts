import { useQuery } from '@tanstack/react-query';
import type { Tone } from '../../resource/tone.ts';
import { TONES } from '../../resource/tone.ts';
import { lang } from '../i18n.ts';
import { platform } from '../platform.ts';

type DictEntry = {
  code: string;
  zh: string;
  en: string;
  color?: string | null;
  enabled: boolean;
  sort?: number;
};

/** The entries of all dictionaries, by code. */
export type Dictionaries = Record<string, DictEntry[]>;

export const DICTIONARIES_KEY = ['dictionaries'] as const;

/** All dictionaries in one call, kept until an administrator's change or a reload asks anew. */
export function useDictionaries(): Dictionaries | undefined {
  return useQuery({
    queryKey: DICTIONARIES_KEY,
    queryFn: () => platform().dictionaries(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** Entries of one dictionary in their order, disabled ones included: an old record may still carry them. */
export function useDictEntries(code: string): readonly DictEntry[] {
  return useDictionaries()?.[code] ?? [];
}

export const entryName = (entry: DictEntry): string => entry[lang] || entry.zh;

/** An entry's colour is one of the nine tones; anything else counts as none. */
export function entryTone(entry: DictEntry | undefined): Tone | undefined {
  return TONES.find((tone) => tone === entry?.color);
}
