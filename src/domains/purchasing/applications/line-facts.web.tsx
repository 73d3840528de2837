import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { useForm } from '../../../kernel/web/form/use-field.ts';
import { call } from '../../../kernel/web/request.ts';
import { factsCall } from './application.calls.ts';

type Line = Readonly<Record<string, unknown>>;

const linesOf = (store: FormStore): readonly Line[] => (store.get('lines') as readonly Line[] | undefined) ?? [];

const pairOf = ({ materialId, unitId }: Line): string | undefined =>
  materialId && unitId ? `${String(materialId)}:${String(unitId)}` : undefined;

const FACTS = ['baseFactor', 'minQty', 'maxQty', 'onOrderQty', 'refPrice'] as const;

/** Writes beside each line what one decides by, as soon as its material is chosen: limits, what is on its way, the price. */
export function LineFacts({ store }: { store: FormStore }) {
  const asked = useForm(store, (one) =>
    [...new Set(linesOf(one).flatMap((line) => pairOf(line) ?? []))].sort().join(' '),
  );
  const organizationId = useForm(store, (one) => Number(one.get('organizationId') ?? 0));
  const exceptId = useForm(store, (one) => Number(one.get('id') ?? 0));
  const found = useQuery({
    queryKey: ['records', 'purchasing.application', 'facts', organizationId, asked],
    queryFn: ({ signal }) =>
      call(factsCall, {
        query: { organizationId, of: asked.split(' '), ...(exceptId && { exceptId }) },
        signal,
        quiet: true,
      }),
    enabled: organizationId > 0 && asked !== '',
  });
  const facts = found.data?.facts;
  useEffect(() => {
    if (!facts) return;
    const known = new Map(facts.map((one) => [`${one.materialId}:${one.unitId}`, one]));
    const changes = linesOf(store).flatMap((line, i) => {
      const fact = known.get(pairOf(line) ?? '');
      return FACTS.flatMap((name) => {
        const value = fact?.[name] ?? null;
        return (line[name] ?? null) === value ? [] : [[`lines.${i}.${name}`, value] as const];
      });
    });
    if (changes.length > 0) store.setMany(Object.fromEntries(changes));
  }, [facts, store]);
  return null;
}
