import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { computed, decimal } from '../../../kernel/resource/field.ts';
import type { GridColumn, GridRow } from '../../../kernel/web/grid/column.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { type OwnScores, scoreCall, scoresCall } from './tender.calls.ts';
import { TENDER_TEXT as TEXT } from './tender.text.ts';
import { tenderBid } from './tender-lines.resource.ts';
import './score-tab.css';

const Grid = lazy(() => import('../../../kernel/web/grid/grid.tsx').then((m) => ({ default: m.Grid })));

const CRITERIA = [
  { name: 'technical', weight: 'techWeight' },
  { name: 'service', weight: 'serviceWeight' },
  { name: 'delivery', weight: 'deliveryWeight' },
] as const;

/** Technique is always scored: of it the threshold speaks. */
const asked = (row: AnyRow) => CRITERIA.filter(({ name, weight }) => name === 'technical' || Number(row[weight]) > 0);

const columnsOf = (row: AnyRow): GridColumn[] => [
  { name: 'partner', field: computed('text', TEXT.bidder), label: t(TEXT.bidder), width: 240, frozen: true },
  ...asked(row).map(({ name }) => {
    const { label } = tenderBid.fields[name];
    return { name, field: decimal(label, 2, { min: 0, max: 100 }), label: t(label), width: 120 };
  }),
];

const rowsOf = ({ bids }: OwnScores): GridRow[] =>
  bids.map(({ quotationId, partner, technical, service, delivery }) => ({
    id: quotationId,
    partner,
    technical,
    service,
    delivery,
  }));

const EDIT = (_: GridRow, name: string) => (name === 'partner' ? 'read' : 'edit');

const points = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** What one member gives the bids; nothing of what others gave. */
export function ScoreTab({ row }: { row: AnyRow }) {
  const client = useQueryClient();
  const opened = row.openSecondAt !== null && row.openSecondAt !== undefined;
  const [typed, setTyped] = useState<readonly GridRow[]>();
  const [declared, setDeclared] = useState(false);
  const [busy, setBusy] = useState(false);
  const found = useQuery({
    queryKey: ['records', scoresCall.path, row.id, row.version],
    queryFn: ({ signal }) => call(scoresCall, { params: { id: row.id }, signal, quiet: true }),
    enabled: opened,
    retry: false,
  });
  const { data } = found;
  const columns = useMemo(() => columnsOf(row), [row]);
  const rows = useMemo(() => typed ?? (data ? rowsOf(data) : []), [data, typed]);
  const writes = row.bidStatus === 'SCORING';

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      await call(scoreCall, {
        params: { id: row.id },
        body: {
          noInterest: true,
          bids: rows.map(({ id, technical, service, delivery }) => ({
            quotationId: Number(id),
            technical: points(technical) ?? '',
            service: points(service),
            delivery: points(delivery),
          })),
        },
      });
      notify.success(t(TEXT.submitted));
      setTyped(undefined);
      await client.invalidateQueries({ queryKey: ['records'] });
    } catch {
      // The refusal has been shown by the request.
    } finally {
      setBusy(false);
    }
  }

  if (!opened)
    return (
      <Message icon={null} title={t(TEXT.notOpen)}>
        <p className="list-message-more">{t(TEXT.notOpenMore)}</p>
      </Message>
    );
  if (found.error)
    return (
      <Message icon={null} title={messageOf(found.error)} alert>
        <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
      </Message>
    );
  if (!data) return <SkeletonRows />;
  if (!data.member)
    return (
      <Message icon={null} title={t(TEXT.notMember)}>
        <p className="list-message-more">{t(TEXT.notMemberMore)}</p>
      </Message>
    );
  const complete = rows.every((one) => asked(row).every(({ name }) => points(one[name]) !== null));
  return (
    <div className="score-tab">
      <p>{t(TEXT.progress, { n: data.count, all: data.members })}</p>
      <Suspense fallback={<SkeletonRows />}>
        <Grid
          columns={columns}
          rows={rows}
          label={t(TEXT.scoring)}
          readOnly={!writes}
          modeAt={EDIT}
          onChange={(next) => setTyped(next)}
          height={320}
        />
      </Suspense>
      {writes && (
        <div className="score-tab-bar">
          <Checkbox checked={declared} onChange={({ target }) => setDeclared(target.checked)}>
            {t(TEXT.noInterest)}
          </Checkbox>
          <Button type="primary" loading={busy} disabled={!declared || !complete} onClick={() => void submit()}>
            {t(TEXT.submit)}
          </Button>
        </div>
      )}
    </div>
  );
}
