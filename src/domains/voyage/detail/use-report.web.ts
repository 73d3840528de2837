import { useQuery } from '@tanstack/react-query';
import type { Text } from '../../../kernel/text.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call, request } from '../../../kernel/web/request.ts';
import type { EntryContext } from '../entry/entry-context.calls.ts';
import { cargoAsOfCall } from '../reports/report.calls.ts';
import type { Report } from '../reports/report.rules.ts';

export type ReportFinding = {
  readonly id: number;
  readonly ruleCode: string;
  readonly level: 'E' | 'W' | 'I';
  readonly field: string;
  readonly message: Text | null;
  readonly found: string | null;
  readonly expected: string | null;
  readonly findingState: 'OPEN' | 'REASONED' | 'FIXED';
  readonly reason: string | null;
};

/** One report with what stands round it: its ship, the reports before and after, what the rules found. */
export type ReportDetail = {
  readonly report: Report;
  readonly row: AnyRow;
  readonly version: number;
  readonly context: EntryContext;
  readonly findings: readonly ReportFinding[];
};

/** Under the reports' own key, so that whatever changes a report refreshes it. */
const KEY = ['records', 'voyage.report'] as const;

export function useReport(id: number) {
  return useQuery({
    queryKey: [...KEY, 'entry', id],
    queryFn: ({ signal }) =>
      request<ReportDetail>('GET', '/api/voyage/reports/:id/entry', {
        params: { id },
        signal,
        quiet: true,
        offline: true,
      }),
  });
}

/** The reports before and after one in its ship's chain; null at either end. */
export function useNeighbours(id: number) {
  return useQuery({
    queryKey: [...KEY, 'neighbours', id],
    queryFn: ({ signal }) =>
      request<{ previousId: number | null; nextId: number | null }>('GET', '/api/voyage/reports/:id/neighbours', {
        params: { id },
        signal,
        quiet: true,
      }),
  }).data;
}

/** Cargo on board as of the report. */
export function useCargoAsOf(id: number) {
  return useQuery({
    queryKey: [...KEY, 'cargoAsOf', id],
    queryFn: ({ signal }) => call(cargoAsOfCall, { params: { id }, signal, quiet: true }),
  });
}
