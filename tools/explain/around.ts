import { reportPath } from '../../src/kernel/report/report.ts';
import { documentFields, isDocument } from '../../src/kernel/resource/document.ts';
import type { AnyResource } from '../../src/kernel/resource/resource.ts';
import type { Endpoint, LedgerKinds } from '../../src/kernel/server/http/endpoint.ts';
import type { Module } from '../../src/kernel/server/module.ts';
import { ownPapers } from '../../src/kernel/server/paper/paper-ports.ts';
import { reportsOf } from '../../src/kernel/server/report/check-report.ts';

/** The reports over records of a kind, or that put rows together by them. */
export const reportRows = (resource: AnyResource, endpoints: readonly Endpoint[]): string[][] =>
  reportsOf(endpoints).flatMap((report) => {
    const { view, dimensions, name, label } = report;
    const by = dimensions.filter((field) => view.fields[field]?.target === resource.name);
    const over = view.name === resource.name || view.view?.of?.name === resource.name;
    if (!over && by.length === 0) return [];
    return [
      [name, `${label.zh} / ${label.en}`, reportPath(report), over ? `over ${view.name}` : `by ${by.join(', ')}`],
    ];
  });

const ledgersOf = (endpoints: readonly Endpoint[]): LedgerKinds[] => [
  ...new Map(endpoints.flatMap(({ ledger }) => (ledger ? [[ledger.entries.name, ledger] as const] : []))).values(),
];

/** What a kind of record is to a ledger; of a document the ledgers whose entries may name it. */
export const ledgerRows = (resource: AnyResource, endpoints: readonly Endpoint[]): string[][] =>
  ledgersOf(endpoints).flatMap(({ entries, periods, proofs, unit }) => {
    const parts = [
      ['entries', entries],
      ['months', periods],
      ['proofs', proofs],
    ] as const;
    const own = parts.find(([, kind]) => kind.name === resource.name)?.[0];
    const [named] = documentFields(entries);
    if (!own && !(named && isDocument(resource))) return [];
    const as = own ? `its ${own}` : `its entries may name one by ${named!.kind}, ${named!.id}`;
    return [[entries.name, `${entries.label.zh} / ${entries.label.en}`, `months by ${unit}`, as]];
  });

/** A record is a paper by its read call; whether its domain draws one of its own. */
export function paperLines(
  { name }: AnyResource,
  endpoints: readonly Endpoint[],
  modules: readonly Module[],
): string[] {
  const read = endpoints.find(({ of }) => of?.resource.name === name && of.call === 'get');
  if (!read) return [];
  const own = modules.some(({ fills = [] }) =>
    fills.some(({ port, by }) => port.name === ownPapers.name && by === name),
  );
  return [`  ${own ? 'a paper of its own' : 'its fields and lines'}, for whoever may ${read.route.permission}`];
}
