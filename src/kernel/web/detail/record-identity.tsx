import { flowsOf } from '../../flow/flows-of.ts';
import { optionTone } from '../../resource/describe.ts';
import { type AnyResource, nameFields } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import { shortTime } from '../fields/date-value.ts';
import { kitOf } from '../fields/registry.ts';
import { actorText } from '../history/history.text.ts';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { serverDate } from '../server-clock.ts';
import type { TagMark } from '../tabs/tags.ts';
import { DETAIL } from './detail.text.ts';
import './record.css';

/** The fields that tell a record's state: those of its flows, else the first whose value has a tone. */
function stateFields(resource: AnyResource, row: AnyRow): readonly string[] {
  const moved = flowsOf(resource).map(({ field }) => field);
  if (moved.length > 0) return moved;
  return Object.keys(resource.fields)
    .filter((name) => optionTone(resource.fields[name]!, row[name]))
    .slice(0, 1);
}

/** Of several states the one that has come furthest: an order that was sent is no longer told by its approval. */
function foremost(resource: AnyResource, row: AnyRow): string | undefined {
  const moved = flowsOf(resource).filter(({ field, flow }) => row[field] !== flow.initial);
  const acted = moved.filter(({ flow }) => Object.keys(flow.transitions).length > 0);
  return acted.at(-1)?.field ?? stateFields(resource, row)[0];
}

export function RecordState({ resource, row }: { resource: AnyResource; row: AnyRow }) {
  return stateFields(resource, row).map((name) => {
    const field = resource.fields[name]!;
    const { Display } = kitOf(field);
    return <Display key={name} field={field} value={row[name]} />;
  });
}

/** The same for the tab. */
export function markOf(resource: AnyResource, row: AnyRow): TagMark | undefined {
  const name = foremost(resource, row);
  const tone = name ? optionTone(resource.fields[name]!, row[name]) : undefined;
  return tone && { tone };
}

/** What kind of record it is, and its number where the name is another. */
export function RecordSub({ resource, row }: { resource: AnyResource; row: AnyRow }) {
  const serial = Object.keys(resource.fields).find((name) => resource.fields[name]!.kind === 'serial');
  return (
    <>
      <span>{t(resource.label)}</span>
      {serial && !nameFields(resource).includes(serial) && <span className="num">{String(row[serial] ?? '')}</span>}
    </>
  );
}

/** Who made the record and when, who changed it last, and its version; nothing of what is no record. */
export function RecordStamp({ row }: { row: AnyRow }) {
  const now = serverDate();
  if (row.createTime === undefined) return null;
  const stamp = (text: Text, name: unknown, time: unknown) =>
    typeof time === 'string' && (
      <span>{t(text, { name: t(actorText(String(name ?? ''))), time: shortTime(time, now) })}</span>
    );
  return (
    <p className="record-stamp">
      {stamp(DETAIL.created, row.createName, row.createTime)}
      {stamp(DETAIL.updated, row.updateName, row.updateTime)}
      <span>{t(DETAIL.version, { n: row.version })}</span>
    </p>
  );
}
