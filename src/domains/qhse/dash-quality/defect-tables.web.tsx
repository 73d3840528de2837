import type { TableProps } from 'antd';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Reply } from '../../../kernel/route.ts';
import type { Text } from '../../../kernel/text.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { useMaybePlace } from '../../../kernel/web/routing/record-places.ts';
import { DashPanel } from './dash-panel.web.tsx';
import type { shipDefectsCall, shipNotClosedCall } from './dash-quality.calls.ts';
import { DASH_TEXT as TEXT } from './dash-quality.text.ts';
import { useShipDefects, useShipNotClosed } from './use-dash.web.ts';

type Found = Reply<typeof shipDefectsCall>;
type NotClosed = Reply<typeof shipNotClosedCall>;
type Columns<R> = NonNullable<TableProps<R>['columns']>;

const DEFECT = 'qhse.defect';

const column = <R,>(title: Text, field: keyof R & string, width?: number): Columns<R>[number] => ({
  title: t(title),
  dataIndex: field,
  ...(width !== undefined && { width }),
  render: (value: string | null) => value ?? '—',
});

/** The first column counts the rows. */
const withNumber = <R,>(columns: Columns<R>): Columns<R> => [
  { title: t(TEXT.seq), width: 64, render: (_value, _row, index) => index + 1 },
  ...columns,
];

function Rows<R extends { id: number }>(given: {
  label: string;
  answer: { content: R[]; totalElements: number };
  columns: Columns<R>;
}) {
  const { label, answer, columns } = given;
  const navigate = useNavigate();
  const place = useMaybePlace(DEFECT);
  const { content, totalElements } = answer;
  return (
    <>
      <EmbeddedList
        label={label}
        rowKey="id"
        rows={content}
        columns={withNumber(columns)}
        empty={t(TEXT.none)}
        width={720}
        onOpen={place === undefined ? undefined : (row) => navigate(recordAddress(DEFECT, row.id))}
      />
      {totalElements > content.length && (
        <p className="dash-quality-note">{t(TEXT.first, { n: totalElements, m: content.length })}</p>
      )}
    </>
  );
}

/** What inspections found on ships within the period. */
export function ShipDefects() {
  const asked = useShipDefects();
  const columns: Columns<Found['content'][number]> = [
    column(TEXT.ship, 'shipName'),
    column(TEXT.port, 'portName'),
    column(TEXT.inspection, 'inspectionName'),
    column(TEXT.planned, 'planPutRightDate', 116),
    column(TEXT.held, 'ncInspectDate', 116),
    column(TEXT.inspector, 'partyName'),
  ];
  return (
    <DashPanel title={t(TEXT.shipDefects)} asked={asked} wide enlarges>
      {() => asked.data && <Rows label={t(TEXT.shipDefects)} answer={asked.data} columns={columns} />}
    </DashPanel>
  );
}

/** Of these what is not closed yet. */
export function UnclosedDefects() {
  const asked = useShipNotClosed();
  const columns: Columns<NotClosed['content'][number]> = [
    column(TEXT.ship, 'shipName'),
    column(TEXT.day, 'ncInspectDate', 116),
    column(TEXT.inspection, 'inspectionName'),
    column(TEXT.kind, 'ncKind'),
    column(TEXT.content, 'ncContent', 220),
    column(TEXT.level, 'dangerLevel', 96),
    column(TEXT.planned, 'planPutRightDate', 116),
    column(TEXT.reporter, 'ncReporter'),
    column(TEXT.post, 'shipResponsibilityDept'),
  ];
  return (
    <DashPanel title={t(TEXT.notClosed)} asked={asked} wide enlarges>
      {() => asked.data && <Rows label={t(TEXT.notClosed)} answer={asked.data} columns={columns} />}
    </DashPanel>
  );
}
