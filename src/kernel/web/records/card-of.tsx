import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { type AnyResource, nameField, sectionsOf } from '../../resource/resource.ts';
import { Facts } from '../detail/facts.tsx';
import { RecordState } from '../detail/record-identity.tsx';
import { isBlank } from '../fields/empty.tsx';
import { t } from '../i18n.ts';
import { rowName } from '../list/record/row-name.ts';
import { loadRecordCards, loadResource } from '../routing/record-modules.ts';
import { type AnyRow, records } from './record-calls.ts';
import { recordKeys } from './record-keys.ts';
import { PlainNames } from './record-link.tsx';
import '../detail/detail.css';
import './record-card.css';

/** Facts that a card without an owner's word shows. */
const MOST_FACTS = 6;
const LONG = new Set(['lines', 'file', 'json', 'state']);

type Props = { resource: string; id: number; place: CSSProperties };

/** The card of one record; nothing until it is there, and nothing where it may not be seen. */
export function CardOf({ resource: name, id, place }: Props) {
  const kind = useQuery({
    queryKey: ['resource', name],
    queryFn: async () => ({ resource: await loadResource(name), cards: await loadRecordCards() }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const resource = kind?.resource;
  const { data: row } = useQuery({
    queryKey: recordKeys.one({ name }, id),
    queryFn: ({ signal }) => records.get({ name }, id, { signal, quiet: true }),
    enabled: resource !== undefined,
    retry: false,
  });
  if (!resource || !row) return null;
  const Card = kind.cards.find((one) => one.resource === name)?.Card ?? FirstFacts;
  return (
    <div className="record-card" style={place} role="tooltip">
      <p className="record-card-head">
        <RecordState resource={resource} row={row} />
        <strong translate="no">{rowName(resource, row)}</strong>
        <span>{t(resource.label)}</span>
      </p>
      <PlainNames value>
        <Card resource={resource} row={row} />
      </PlainNames>
    </div>
  );
}

/** The first facts that say something, in the order of the form. */
function FirstFacts({ resource, row }: { resource: AnyResource; row: AnyRow }) {
  const names = sectionsOf(resource)
    .flatMap((section) => section.rows.flat())
    .filter((name) => {
      const field = resource.fields[name];
      const long = !field || LONG.has(field.kind) || field.variant === 'long' || field.variant === 'rich';
      return !long && name !== nameField(resource) && !isBlank(row[name]);
    });
  return <Facts resource={resource} row={row} fields={names.slice(0, MOST_FACTS)} />;
}
