import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { reportRoute } from '../../report/answer.ts';
import { CHOICE_WORDS, chosenOf, type ReportChoice, readChoice, seenChoice, writeChoice } from '../../report/choice.ts';
import type { Report } from '../../report/report.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { lang } from '../i18n.ts';
import type { ListState } from '../list/list-state.ts';
import { useOwnSearch } from '../list/search/use-own-search.ts';
import { useListState } from '../list/use-list-state.ts';
import { recordKeys } from '../records/record-keys.ts';
import { call } from '../request.ts';

export type ReportWords = { readonly [K in (typeof CHOICE_WORDS)[number]]?: readonly string[] };

/** The words of a choice that an address holds. */
export const wordsIn = (params: URLSearchParams): ReportWords =>
  Object.fromEntries(CHOICE_WORDS.flatMap((word) => (params.has(word) ? [[word, params.getAll(word)] as const] : [])));

/** The address with another choice, or with another choice and other filters. */
export function withWords(params: URLSearchParams, words: ReportWords): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const word of CHOICE_WORDS) {
    next.delete(word);
    for (const value of words[word] ?? []) next.append(word, value);
  }
  return next;
}

export const filterQuery = ({ q, filters }: Pick<ListState, 'q' | 'filters'>) => ({ ...filters, ...(q && { q }) });

/** What a report shows: its choice and filters stand in the address, its figures come from the server. */
export function useReport(report: Report, view: AnyResource) {
  const [params, setParams] = useOwnSearch();
  const { state, change, pageKey } = useListState(view);
  const text = params.toString();
  const choice = useMemo(
    () => seenChoice(report, view, readChoice(report, wordsIn(new URLSearchParams(text)))),
    [report, view, text],
  );
  const chosen = useMemo(() => chosenOf(view, choice), [view, choice]);
  const words = writeChoice(report, choice);
  const { chart: _chart, ...asked } = words;
  const query = { ...filterQuery(state), ...asked };
  const found = useQuery({
    queryKey: recordKeys.list(view, reportRoute(report).path, { ...query, lang }),
    queryFn: ({ signal }) => call(reportRoute(report), { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const choose = useCallback(
    (next: ReportChoice) => setParams((now) => withWords(now, writeChoice(report, next)), { replace: true }),
    [report, setParams],
  );
  const show = useCallback(
    (next: Pick<ListState, 'q' | 'filters'>, kept: ReportWords) => {
      change(next);
      setParams((now) => withWords(now, kept), { replace: true });
    },
    [change, setParams],
  );
  return { state, change, pageKey, choice, chosen, words, query, found, choose, show };
}
