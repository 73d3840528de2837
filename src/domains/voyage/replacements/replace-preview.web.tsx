import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../kernel/route.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { useForm } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call } from '../../../kernel/web/request.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { oilColumnText } from '../reports/oil.text.ts';
import { isGradeKey } from '../reports/oil-rows.rules.ts';
import { previewReplaceCall } from './replace.calls.ts';
import { REPLACE_TEXT as TEXT } from './replace.text.ts';
import '../detail/report-form.css';

const oilName = (oil: string): string => (isGradeKey(oil) ? t(oilColumnText(oil)) : oil);

type Side = Reply<typeof previewReplaceCall>['from'];

/** What the move would do to both voyages, as soon as it is whole. */
export function ReplacePreview({ store }: { store: FormStore }) {
  const of = (name: string) => (form: FormStore) => form.get(name);
  const [kind, firstReport, lastReport, toVoyage] = [
    useForm(store, of('kind')),
    useForm(store, of('firstReport')),
    useForm(store, of('lastReport')),
    useForm(store, of('toVoyage')),
  ];
  const move = { firstReport: Number(firstReport), lastReport: Number(lastReport), toVoyage: Number(toVoyage) };
  const isWhole = kind !== 'NUMBER' && Object.values(move).every((id) => id > 0);
  const found = useQuery({
    queryKey: ['records', 'voyage.voyageReplacement', 'preview', move],
    queryFn: ({ signal }) => call(previewReplaceCall, { body: move, signal, quiet: true }),
    enabled: isWhole,
    retry: false,
  });
  if (!isWhole) return null;
  if (found.isPending) return <SkeletonRows />;
  if (found.error) return <Problems title={t(TEXT.refused)} problems={problemsOf(found.error)} />;
  const figure = (key: string, label: string, cell: (sums: Side['before']) => string) => ({
    key,
    label,
    figure: true,
    cell: ({ before, after }: Side) => `${cell(before)} → ${cell(after)}`,
  });
  return (
    <Panel title={t(TEXT.preview)}>
      <p>{t(TEXT.effect)}</p>
      <p>
        {t(TEXT.moved)}: {found.data.reports.join('  ')}
      </p>
      <SmallTable
        label={t(TEXT.preview)}
        columns={[
          { key: 'voyage', label: t(TEXT.voyage), cell: ({ voyageNo }: Side) => voyageNo },
          figure('reports', t(TEXT.reports), ({ reports }) => String(reports)),
          figure('distance', `${t(TEXT.distance)} (nm)`, ({ distance }) => formatDecimal(distance, 1)),
          figure('hours', `${t(TEXT.hours)} (h)`, ({ seaHours }) => formatDecimal(seaHours, 2)),
          figure('oil', `${t(TEXT.oil)} (t)`, ({ oil }) =>
            Object.entries(oil)
              .map(([grade, tonnes]) => `${oilName(grade)} ${formatDecimal(tonnes, 3)}`)
              .join('  '),
          ),
        ]}
        rows={[found.data.from, found.data.to]}
        keyOf={({ id }) => String(id)}
      />
    </Panel>
  );
}
