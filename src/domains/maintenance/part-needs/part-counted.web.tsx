import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { LargeDialog } from '../../../kernel/web/detail/large-dialog.tsx';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { call } from '../../../kernel/web/request.ts';
import { useRecordPath } from '../../../kernel/web/routing/record-places.ts';
import { type CountedPart, type PartNeed, partNeedCountedCall } from './part-needs.calls.ts';
import { COUNTED, NEEDS_TEXT as TEXT } from './part-needs.text.ts';

type Props = { ship: number; row: PartNeed; onClose: () => void };

/** What the figures of a part count, each a link to its record as far as one has a page for it. */
export function PartCounted({ ship, row, onClose }: Props) {
  const pathOf = useRecordPath();
  const { materialId } = row;
  const found = useQuery({
    queryKey: ['maintenance', 'partNeeds', 'counted', ship, materialId],
    queryFn: ({ signal }) =>
      call(partNeedCountedCall, { params: { materialId }, query: { shipId: ship }, signal, quiet: true }),
  });
  const title = `${row.part} ${t(TEXT.counted)}`;
  return (
    <LargeDialog title={title} onClose={onClose}>
      <EmbeddedList<CountedPart>
        label={title}
        rowKey={({ kind, recordId }) => `${kind} ${recordId}`}
        rows={found.data}
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={t(TEXT.nothing)}
        columns={[
          { key: 'kind', title: t(TEXT.kind), render: (_, one) => t(COUNTED[one.kind]) },
          {
            key: 'what',
            title: t(TEXT.what),
            render: (_, one) => {
              const path = pathOf(one.resource, one.recordId);
              return path ? <Link to={path}>{one.label}</Link> : one.label;
            },
          },
          { key: 'first', title: t(TEXT.first), render: (_, one) => one.first ?? DASH },
          { key: 'times', title: t(TEXT.times), dataIndex: 'times', align: 'right' },
          {
            key: 'qty',
            title: t(TEXT.qty),
            align: 'right',
            render: (_, one) => `${formatDecimal(one.qty)} ${row.unit}`,
          },
        ]}
      />
    </LargeDialog>
  );
}
