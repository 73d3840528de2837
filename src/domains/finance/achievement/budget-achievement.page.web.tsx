import { DownloadOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented, Select } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { labelOf } from '../../../kernel/resource/describe.ts';
import { ref } from '../../../kernel/resource/field.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { Figures } from '../../../kernel/web/detail/figures.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { budget } from '../budgets/budget.resource.ts';
import { MONTH_FIELDS } from '../budgets/budget.rules.ts';
import { budgetLine } from '../budgets/budget-lines.resource.ts';
import { budgetEntry } from '../ledger/budget-entry.resource.ts';
import { achievementCall, achievementSheet } from './achievement.calls.ts';
import './achievement.css';
import { ACHIEVEMENT_TEXT as TEXT } from './achievement.text.ts';
import { achievementColumns } from './achievement-columns.web.tsx';

const Grid = lazy(() => import('../../../kernel/web/grid/grid.tsx').then((m) => ({ default: m.Grid })));

const UNIT = ref('identity.organization', TEXT.organization);
const SYSTEM = ref('finance.budgetSystem', TEXT.system);
const Unit = kitOf(UNIT).Control;
const System = kitOf(SYSTEM).Control;

const MONTHS = MONTH_FIELDS.map((name, i) => ({ value: i + 1, label: t(labelOf(budgetLine, name)) }));

/** What the address says, with the month of today where it says none. */
function useAsked() {
  const [search, setSearch] = useSearchParams();
  const today = serverDate().toISOString();
  const given = (key: string): number | undefined => Number(search.get(key)) || undefined;
  const query = {
    year: given('year') ?? Number(today.slice(0, 4)),
    month: given('month') ?? Number(today.slice(5, 7)),
    organizationId: given('organizationId'),
    systemId: given('systemId'),
    by: search.get('by') === 'organization' ? ('organization' as const) : ('subject' as const),
  };
  const change = (key: string, value: unknown) =>
    setSearch((old) => {
      const words = new URLSearchParams(old);
      if (value === undefined || value === null) words.delete(key);
      else words.set(key, String(value));
      return words;
    });
  return { query, change };
}

/** Budget against what was spent, by subject or by ship and unit; each row leads to the entries behind it. */
export function Page() {
  const { query, change } = useAsked();
  const { year, month, organizationId, systemId, by } = query;
  const mobile = useMobile();
  const ledger = usePlace()(budgetEntry.name);
  const found = useQuery({
    queryKey: ['records', budgetEntry.name, 'achievement', year, month, organizationId, systemId, by],
    queryFn: ({ signal }) => call(achievementCall, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => achievementColumns(by), [by]);
  const rows = useMemo(() => {
    const given = found.data?.rows ?? [];
    const parents = new Set(given.map(({ parentId }) => parentId));
    return given.map((row) => ({
      ...row,
      // A sum has no list of its own: the entries stand at what is below it.
      href:
        ledger && !parents.has(row.id)
          ? `${ledger}?${new URLSearchParams({
              [by === 'subject' ? 'subjectId' : 'organizationId']: String(row.id),
              monthFrom: `${year}-01`,
              monthTo: `${year}-${String(month).padStart(2, '0')}`,
              ...(by === 'subject' && organizationId && { organizationId: String(organizationId) }),
            })}`
          : undefined,
    }));
  }, [found.data, ledger, by, year, month, organizationId]);
  const thisYear = serverDate().getFullYear();
  const all = found.data?.total;
  return (
    <div className="page budget-achievement">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        <Segmented
          aria-label={t(TEXT.rows)}
          value={by}
          options={[
            { value: 'subject', label: t(TEXT.bySubject) },
            { value: 'organization', label: t(TEXT.byOrganization) },
          ]}
          onChange={(value) => change('by', value)}
        />
        <search className="budget-search">
          <Select
            aria-label={t(TEXT.year)}
            value={year}
            options={[thisYear + 1, thisYear, thisYear - 1, thisYear - 2].map((value) => ({ value, label: value }))}
            onChange={(value) => change('year', value)}
          />
          <Select
            aria-label={t(TEXT.month)}
            value={month}
            options={MONTHS}
            onChange={(value) => change('month', value)}
          />
          <div className="budget-wide">
            <Unit
              id="budget-unit"
              field={UNIT}
              ariaLabel={t(TEXT.organization)}
              placeholder={t(TEXT.organization)}
              value={organizationId ?? null}
              onChange={(value) => change('organizationId', value)}
            />
          </div>
          <div className="budget-wide">
            <System
              id="budget-system"
              field={SYSTEM}
              ariaLabel={t(TEXT.system)}
              placeholder={t(TEXT.system)}
              value={systemId ?? null}
              onChange={(value) => change('systemId', value)}
            />
          </div>
        </search>
        {hasPermission(achievementSheet.permission) && (
          <Button
            icon={<DownloadOutlined />}
            disabled={rows.length === 0}
            onClick={() => void saveFile(achievementSheet.path, { query }).catch(() => undefined)}
          >
            {t(TEXT.export)}
          </Button>
        )}
      </header>
      {found.error && (
        <Message icon={null} title={t(TEXT.failed)} alert>
          <p className="list-message-more">{messageOf(found.error)}</p>
          <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
        </Message>
      )}
      {!found.data && !found.error && <SkeletonRows />}
      {found.data && rows.length === 0 && (
        <Message icon={null} title={t(TEXT.none)}>
          <p className="list-message-more">{t(TEXT.noneMore)}</p>
        </Message>
      )}
      {all && rows.length > 0 && (
        <>
          <Figures
            figures={[
              { label: TEXT.budget, value: numberText(budget.fields.total, all.toDateBudget), unit: BASE_CURRENCY },
              { label: TEXT.actual, value: numberText(budget.fields.total, all.toDateActual), unit: BASE_CURRENCY },
              { label: TEXT.rate, value: all.toDateRate ?? '—', unit: '%' },
              { label: TEXT.forecast, value: numberText(budget.fields.total, all.forecast), unit: BASE_CURRENCY },
            ]}
          />
          <Suspense fallback={<SkeletonRows />}>
            <Grid
              columns={columns}
              rows={rows}
              label={t(TEXT.title)}
              readOnly
              parentOf={(row) => row.parentId as number | null}
              height={640}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}
