import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Asked } from '../../../kernel/route.ts';
import { ApiError } from '../../../kernel/web/api-error.ts';
import type { GridRow } from '../../../kernel/web/grid/column.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { quotation } from '../quotations/quotation.resource.ts';
import { award } from './award.resource.ts';
import { AWARD_TEXT as TEXT } from './award.text.ts';
import { SCENARIOS } from './award-words.text.ts';
import { awardCall, type Comparison, comparisonCall, comparisonSheetCall } from './comparison.calls.ts';
import { comparisonColumns, comparisonRows, markAt } from './comparison-columns.web.ts';
import './comparison.css';

const Grid = lazy(() => import('../../../kernel/web/grid/grid.tsx').then((m) => ({ default: m.Grid })));

const money = (value: string | null): string => (value === null ? '—' : numberText(award.fields.totalBase, value));

const MODE = (_: GridRow, name: string) => (name === 'winner' || name === 'reason' ? 'edit' : 'read');

/** While these last nobody asks in vain. */
const SEALED = new Set(['DRAFT', 'PUBLISHED', 'LOCKED']);

const isSealed = (error: unknown): boolean =>
  error instanceof ApiError && (error.data as { reason?: string } | undefined)?.reason === 'SEALED';

type Chosen = Asked<typeof awardCall>['body'];

/** What was offered beside each other, what each way to award would cost, and from there the award. */
export function ComparisonTab({ row }: { row: AnyRow }) {
  const navigate = useNavigate();
  const sealed = SEALED.has(String(row.inquiryStatus));
  const [manual, setManual] = useState<readonly GridRow[]>();
  const [busy, setBusy] = useState(false);
  const found = useQuery({
    queryKey: ['records', comparisonCall.path, row.id, row.version],
    queryFn: ({ signal }) => call(comparisonCall, { params: { id: row.id }, signal, quiet: true }),
    enabled: !sealed,
    retry: false,
  });
  const { data } = found;
  const columns = useMemo(() => (data ? comparisonColumns(data, manual !== undefined) : []), [data, manual]);
  const rows = useMemo(() => manual ?? (data ? comparisonRows(data) : []), [data, manual]);
  const mayAward = row.inquiryStatus === 'OPENED' && !row.tendered && hasPermission(awardCall.permission);

  async function propose(chosen: Chosen): Promise<void> {
    setBusy(true);
    try {
      const made = await call(awardCall, { params: { id: row.id }, body: chosen });
      notify.success(t(TEXT.proposed));
      navigate(recordAddress(award.name, made.id));
    } catch {
      // The refusal has been shown by the request.
    } finally {
      setBusy(false);
    }
  }

  if (sealed || isSealed(found.error))
    return (
      <Message icon={null} title={t(TEXT.sealed)}>
        <p className="list-message-more">{t(TEXT.sealedMore)}</p>
      </Message>
    );
  if (found.error)
    return (
      <Message icon={null} title={messageOf(found.error)} alert>
        <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
      </Message>
    );
  if (!data) return <SkeletonRows />;
  if (data.offers.length === 0) return <Message icon={null} title={t(TEXT.none)} />;
  return (
    <div className="comparison">
      <Offers data={data} />
      <div className="comparison-bar">
        <h3>{t(TEXT.byLine)}</h3>
        {mayAward && (
          <Button size="small" onClick={() => setManual(manual ? undefined : comparisonRows(data))}>
            {t(manual ? TEXT.notManual : TEXT.chooseManual)}
          </Button>
        )}
        {manual && (
          <Button
            type="primary"
            size="small"
            loading={busy}
            onClick={() =>
              void propose({
                scenario: 'MANUAL',
                picks: manual.flatMap(({ id, winner, reason }) =>
                  winner
                    ? [{ lineNo: Number(id), quotationId: Number(winner), reason: String(reason ?? '') || undefined }]
                    : [],
                ),
              })
            }
          >
            {t(TEXT.awardManual)}
          </Button>
        )}
        <Button
          size="small"
          icon={<DownloadOutlined />}
          onClick={() =>
            void saveFile(comparisonSheetCall.path.replace(':id', String(row.id)), {}).catch(() => undefined)
          }
        >
          {t(TEXT.export)}
        </Button>
      </div>
      <Suspense fallback={<SkeletonRows />}>
        <Grid
          columns={columns}
          rows={rows}
          label={t(TEXT.comparison)}
          readOnly={manual === undefined}
          modeAt={MODE}
          onChange={(next) => setManual(next)}
          markAt={(one, name) => markAt(data, one, name)}
          height={420}
        />
      </Suspense>
      <Splits data={data} busy={busy} onAward={mayAward ? (chosen) => void propose(chosen) : undefined} />
    </div>
  );
}

function Offers({ data }: { data: Comparison }) {
  return (
    <EmbeddedList<Comparison['offers'][number]>
      label={t(TEXT.supplier)}
      rows={data.offers}
      rowKey="quotationId"
      empty={t(TEXT.none)}
      columns={[
        { title: t(TEXT.rank), width: 64, render: (_, one) => one.rank ?? '—' },
        { title: t(TEXT.supplier), render: (_, one) => one.partner },
        {
          title: t(quotation.label),
          render: (_, one) => (
            <RecordLink resource={quotation.name} id={one.quotationId}>
              {one.quoteNo}
            </RecordLink>
          ),
        },
        { title: t(TEXT.covers), align: 'right', render: (_, one) => `${one.covers} / ${data.lines.length}` },
        { title: t(TEXT.goods), align: 'right', render: (_, one) => money(one.goods) },
        { title: t(TEXT.freight), align: 'right', render: (_, one) => money(one.freight) },
        { title: t(TEXT.total), align: 'right', render: (_, one) => money(one.total) },
        { title: t(TEXT.leadDays), align: 'right', render: (_, one) => one.leadDays ?? '—' },
        { title: t(TEXT.validUntil), render: (_, one) => one.validUntil ?? '—' },
        {
          title: t(TEXT.note),
          render: (_, one) => (
            <>
              {one.expired && <StatusTag tone="red">{t(TEXT.expired)}</StatusTag>}
              {one.freightAtCost && <StatusTag tone="amber">{t(TEXT.atCost)}</StatusTag>}
              {one.termDiffers && <StatusTag tone="amber">{t(TEXT.termDiffers)}</StatusTag>}
            </>
          ),
        },
      ]}
    />
  );
}

type SplitsProps = { data: Comparison; busy: boolean; onAward: ((chosen: Chosen) => void) | undefined };

/** Each way to award with what it costs; the cheapest first. */
function Splits({ data, busy, onAward }: SplitsProps) {
  const nameOf = (id: number | null): string =>
    data.offers.find(({ quotationId }) => quotationId === id)?.partner ?? '';
  return (
    <EmbeddedList<Comparison['splits'][number]>
      label={t(TEXT.scenario)}
      rows={data.splits}
      rowKey={(one) => `${one.scenario} ${one.quotationId ?? ''}`}
      empty={t(TEXT.none)}
      columns={[
        {
          title: t(TEXT.scenario),
          render: (_, one) => [t(SCENARIOS[one.scenario]), nameOf(one.quotationId)].filter(Boolean).join(t(TEXT.colon)),
        },
        { title: t(TEXT.goods), align: 'right', render: (_, one) => money(one.goods) },
        { title: t(TEXT.freight), align: 'right', render: (_, one) => money(one.freight) },
        { title: t(TEXT.handling), align: 'right', render: (_, one) => money(one.handling) },
        { title: t(TEXT.total), align: 'right', render: (_, one) => <b>{money(one.total)}</b> },
        {
          title: t(TEXT.saving),
          align: 'right',
          render: (_, one) => (one.saving === null ? '—' : `${money(one.saving)} (${one.savingPct ?? '0'} %)`),
        },
        {
          title: t(TEXT.uncovered),
          render: (_, one) => (one.uncovered.length > 0 ? one.uncovered.join(t(TEXT.comma)) : '—'),
        },
        ...(onAward
          ? [
              {
                title: '',
                render: (_: unknown, one: Comparison['splits'][number]) => (
                  <Button
                    size="small"
                    disabled={busy}
                    onClick={() =>
                      onAward({ scenario: one.scenario, ...(one.quotationId && { quotationId: one.quotationId }) })
                    }
                  >
                    {t(TEXT.award)}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
