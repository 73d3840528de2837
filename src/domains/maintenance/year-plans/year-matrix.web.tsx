import { DownloadOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { Figures } from '../../../kernel/web/detail/figures.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { MarkMatrix } from '../../../kernel/web/time/day-matrix.tsx';
import { workOrder } from '../work-orders/work-order.resource.ts';
import { type YearPlanMatrix, yearPlanMatrixCall, yearPlanMoveCall, yearPlanSheetCall } from './year-plan.calls.ts';
import { yearPlan } from './year-plan.resource.ts';
import { LINE_STATES, type LineState, MONTHS, YEAR_TEXT as TEXT } from './year-plan.text.ts';
import { moveForm } from './year-plan-forms.resource.ts';
import './year-plan.css';

type Job = YearPlanMatrix['jobs'][number];
type Cell = Job['cells'][number];

const STATES = Object.keys(LINE_STATES) as LineState[];
const FEET = ['planned', 'done', 'overdue'] as const;

function countsOf(cells: readonly Cell[]) {
  const count = (state: LineState): number => cells.filter(({ lineState }) => lineState === state).length;
  return { planned: cells.length, done: count('DONE'), overdue: count('OVERDUE') };
}

/** A sign in words, with its job. */
function titleOf({ job }: Job, { times, month, finished, planDate, dueOn, lineState }: Cell): string {
  const state = t(LINE_STATES[lineState]);
  if (times !== null) return t(TEXT.cellMonth, { job, month: t(MONTHS[month - 1]!), times, finished, state });
  if (planDate !== dueOn) return t(TEXT.cellMoved, { job, day: planDate, due: dueOn, state });
  return t(TEXT.cell, { job, day: planDate, state });
}

const useMatrix = (id: number, version: number) =>
  useQuery({
    queryKey: [...recordKeys.all(yearPlan), 'matrix', id, version],
    queryFn: ({ signal }) => call(yearPlanMatrixCall, { params: { id }, signal, quiet: true }),
    placeholderData: (before) => before,
  });

/** Jobs by months with what became of each; in a draft a sign is moved, else it opens its order. */
export function YearMatrix({ row }: { row: AnyRow }) {
  const found = useMatrix(row.id, Number(row.version));
  if (found.error) return <Message icon="!" title={messageOf(found.error)} alert />;
  if (!found.data) return <SkeletonRows />;
  return <Drawn id={row.id} matrix={found.data} />;
}

function Drawn({ id, matrix }: { id: number; matrix: YearPlanMatrix }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const place = usePlace()(workOrder.name);
  const [dialog, ask] = useAsk();
  const { jobs, ratios } = matrix;
  const moves = matrix.open && hasPermission(yearPlanMoveCall.permission);
  const move = (job: Job, cell: Cell): void =>
    ask({
      title: t(TEXT.move),
      effect: t(TEXT.moveWhy, { job: job.job, due: cell.dueOn, days: job.windowDays }),
      act: t(TEXT.move),
      form: { fields: moveForm, initial: { planDate: cell.planDate, reason: cell.moveReason } },
      run: async (_reason, values = {}) => {
        await call(yearPlanMoveCall, {
          params: { id },
          body: {
            version: matrix.version,
            lineId: cell.lineId,
            planDate: String(values.planDate),
            reason: typeof values.reason === 'string' ? values.reason : null,
          },
          quiet: true,
        });
        notify.success(t(TEXT.moveDone));
        await client.invalidateQueries({ queryKey: recordKeys.all(yearPlan) });
      },
    });
  const opens = (job: Job, cell: Cell): (() => void) | undefined => {
    if (moves && cell.times === null) return () => move(job, cell);
    if (cell.workOrderId !== null && place) return () => navigate(`${place}/${cell.workOrderId}`);
    return undefined;
  };
  const rows = jobs.map((job) => ({
    key: String(job.jobId),
    head: (
      <span className="year-plan-job" title={`${job.code} ${job.job} ${job.equipment}`}>
        {job.job}
      </span>
    ),
    feet: countsOf(job.cells),
    marks: job.cells.map((cell) => {
      const { mark, tone } = LINE_STATES[cell.lineState];
      const onOpen = opens(job, cell);
      return {
        key: String(cell.lineId),
        column: String(cell.month),
        mark,
        tone,
        title: titleOf(job, cell),
        ...(onOpen && { onOpen }),
      };
    }),
  }));
  return (
    <>
      {dialog}
      <Figures
        figures={[
          { label: TEXT.dueNow, value: ratios.due },
          { label: TEXT.done, value: ratios.done },
          { label: TEXT.completion, value: ratios.completion, unit: '%' },
          { label: TEXT.overdueRate, value: ratios.overdueRate, unit: '%' },
        ]}
      />
      <Panel
        title={t(TEXT.matrix)}
        extra={
          hasPermission(yearPlanSheetCall.permission) && (
            <Button
              size="small"
              icon={<DownloadOutlined />}
              onClick={() => void saveFile(yearPlanSheetCall.path, { params: { id } }).catch(() => undefined)}
            >
              {t(TEXT.export)}
            </Button>
          )
        }
      >
        <ul className="year-plan-key" aria-label={t(TEXT.key)}>
          {STATES.map((state) => (
            <li key={state}>
              <span className="day-mark" data-tone={LINE_STATES[state].tone} aria-hidden="true">
                {LINE_STATES[state].mark}
              </span>
              {t(LINE_STATES[state])}
            </li>
          ))}
        </ul>
        {jobs.length === 0 ? (
          <Message icon="!" title={t(TEXT.empty)} />
        ) : (
          <MarkMatrix
            label={t(TEXT.matrix)}
            corner={t(TEXT.job)}
            columns={MONTHS.map((month, i) => ({ key: String(i + 1), head: t(month) }))}
            rows={rows}
            feet={FEET.map((key) => ({ key, head: t(TEXT[key]) }))}
            total={{ head: t(TEXT.all), feet: countsOf(jobs.flatMap(({ cells }) => cells)) }}
          />
        )}
      </Panel>
    </>
  );
}
