import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import type { Text } from '../../../kernel/text.ts';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { type ComparedSide, compareVersions } from './compare.calls.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { versionFlow } from './version.flow.ts';
import { documentVersion } from './version.resource.ts';

/** The last so many versions of a document. */
const SHOWN = 100;

const { versionNo, subStatus, changeNote, effectiveDate, obsoleteDate, keptAt } = documentVersion.fields;
const states: Readonly<Record<string, Text>> = versionFlow.states;

const stateOf = (side: ComparedSide): string => {
  const state = states[side.subStatus];
  return state ? t(state) : '';
};

const ROWS: readonly { readonly label: Text; readonly of: (side: ComparedSide) => string }[] = [
  { label: versionNo.label, of: (side) => side.versionNo },
  { label: subStatus.label, of: stateOf },
  { label: effectiveDate.label, of: (side) => side.effectiveDate },
  { label: obsoleteDate.label, of: (side) => side.obsoleteDate ?? '' },
  { label: changeNote.label, of: (side) => side.changeNote },
  { label: TEXT.files, of: (side) => side.files.join('\n') },
  { label: keptAt.label, of: (side) => side.keptAt ?? '' },
];

const shown = (value: string) => (value ? <span style={{ whiteSpace: 'pre-wrap' }}>{value}</span> : <Empty />);

function Compared({ id, other }: { id: number; other: number }) {
  const { data, error } = useQuery({
    queryKey: ['records', documentVersion.name, 'compare', id, other],
    queryFn: ({ signal }) => call(compareVersions, { params: { id, other }, signal, quiet: true }),
  });
  if (error) return <p role="alert">{messageOf(error)}</p>;
  const rows =
    data && ROWS.map(({ label, of }) => ({ label: t(label), earlier: of(data.earlier), later: of(data.later) }));
  return (
    <EmbeddedList
      label={t(TEXT.compare)}
      rowKey="label"
      rows={rows}
      empty={t(TEXT.noOther)}
      columns={[
        { title: t(TEXT.attribute), dataIndex: 'label' },
        { title: data?.earlier.versionNo ?? '', dataIndex: 'earlier', render: shown },
        { title: data?.later.versionNo ?? '', dataIndex: 'later', render: shown },
        {
          title: t(TEXT.difference),
          key: 'difference',
          render: (_, row) => (row.earlier === row.later ? <Empty /> : t(TEXT.differs)),
        },
      ]}
    />
  );
}

/** A version beside another one of its document: what each says of itself and what it changed. */
export function Compare({ row }: { row: AnyRow }) {
  const [chosen, setChosen] = useState<number>();
  const { data } = useQuery({
    queryKey: ['records', documentVersion.name, 'versions-of', row.documentId],
    queryFn: ({ signal }) =>
      records.list(documentVersion, { documentId: String(row.documentId), size: String(SHOWN) }, { signal }),
  });
  const others = (data?.content ?? []).filter(({ id }) => id !== row.id);
  if (!data) return null;
  if (others.length === 0) return <p>{t(TEXT.noOther)}</p>;
  const other = chosen ?? others[0]!.id;
  return (
    <>
      <Select
        aria-label={t(TEXT.other)}
        value={other}
        options={others.map((one) => ({ value: one.id, label: String(one.versionNo) }))}
        onChange={setChosen}
      />
      <Compared id={row.id} other={other} />
    </>
  );
}
