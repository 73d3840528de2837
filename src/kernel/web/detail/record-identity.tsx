import { flowsOf, toldStates } from '../../flow/flows-of.ts';
import { optionText, optionTone } from '../../resource/describe.ts';
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

/**
 * The fields that tell a record's state: those of its flows that say something, each in words of its own, else the first whose value has
 * a tone.
 */
function stateFields(resource: AnyResource, row: AnyRow): readonly string[] {
  if (flowsOf(resource).length > 0) {
    const told = toldStates(resource, row);
    const words = told.map((name) => optionText(resource.fields[name]!, row[name], 'zh'));
    return told.filter((_, at) => words.indexOf(words[at]) === at);
  }
  return Object.keys(resource.fields)
    .filter((name) => optionTone(resource.fields[name]!, row[name]))
    .slice(0, 1);
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
  const name = stateFields(resource, row)[0];
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
