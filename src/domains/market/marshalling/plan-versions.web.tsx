import { useQuery } from '@tanstack/react-query';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call } from '../../../kernel/web/request.ts';
import { planDifferencesCall } from './plan.calls.ts';
import { marshallingPlan } from './plan.resource.ts';
import { DIFFERENCES, LEG_TEXT, PLAN_TEXT as TEXT } from './plan.text.ts';

/** How a version differs from the one before it, leg by leg. */
export function PlanVersions({ row: { id, version } }: { row: AnyRow }) {
  const found = useQuery({
    queryKey: [...recordKeys.all(marshallingPlan), 'differences', id, version],
    queryFn: ({ signal }) => call(planDifferencesCall, { params: { id }, signal, quiet: true }),
  });
  const rows = found.data?.differences.map((one) => ({ ...one, line: `${one.key} ${one.field ?? ''}` }));
  return (
    <EmbeddedList
      label={t(TEXT.versions)}
      rows={rows}
      rowKey="line"
      error={found.error}
      onRetry={() => void found.refetch()}
      empty={t(found.data?.against === null ? TEXT.firstVersion : TEXT.noDifference)}
      columns={[
        {
          key: 'what',
          title: t(TEXT.what),
          width: 96,
          render: (_, { what }) => <StatusTag tone={DIFFERENCES[what].tone}>{t(DIFFERENCES[what])}</StatusTag>,
        },
        { key: 'cargo', title: t(TEXT.cargo), render: (_, { cargo }) => cargo },
        {
          key: 'field',
          title: t(TEXT.field),
          render: (_, { field }) => t(field === null ? LEG_TEXT.shipId : LEG_TEXT[field]),
        },
        { key: 'before', title: t(TEXT.before), render: (_, { before }) => before ?? '—' },
        { key: 'after', title: t(TEXT.after), render: (_, { after }) => after ?? '—' },
      ]}
    />
  );
}
