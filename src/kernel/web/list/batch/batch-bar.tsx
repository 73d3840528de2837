import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { numberText } from '../../../resource/number-text.ts';
import { unitSource } from '../../../resource/unit.ts';
import { GuardButton } from '../../fields/guard-button.tsx';
import { lang, t } from '../../i18n.ts';
import { useMobile } from '../../viewport/use-mobile.ts';
import type { ListColumn } from '../columns/column-set.ts';
import { sumsIn } from '../columns/totals.ts';
import { BATCH } from './batch.text.ts';
import { ClearButton } from './chosen-bar.tsx';
import { chosenCount, type Selection } from './selection.ts';
import type { Batch } from './use-batch.ts';
import '../list.css';

/** A button of the bar; deleting stands last. */
export type BarAct = {
  readonly key: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly run: () => unknown;
};

type Props = {
  selection: Selection;
  columns: readonly ListColumn[];
  acts: readonly BarAct[];
  running: Batch['running'];
  /** Rows that the filter shows. */
  total: number;
  totalText: string;
  onAll?: () => void;
  onClear: () => void;
};

/** Acts that stand in the bar itself; the rest is behind 更多. */
const MOST_ACTS = 5;
const MOST_ACTS_MOBILE = 1;

/** What the chosen rows come to in the first column that is totalled, each currency for itself. */
function sumOf({ rows, all }: Selection, columns: readonly ListColumn[]): string | undefined {
  const column = columns.find((one) => one.total && one.field?.kind === 'number');
  const { field } = column ?? {};
  if (!column || !field || all) return undefined;
  const sums = sumsIn(rows.values(), column, lang);
  const words = sums.map(({ unit, total }) => {
    const word = unit ?? (unitSource(field) ? '—' : '');
    return `${numberText(field, total)} ${word}`.trimEnd();
  });
  return words.length > 0 ? words.join(' + ') : undefined;
}

function Progress({ running: { label, task, stop } }: { running: NonNullable<Batch['running']> }) {
  const n = (value: number): string => value.toLocaleString('en-US');
  const text = task?.total
    ? t(BATCH.running, { act: label, done: n(task.done), total: n(task.total) })
    : t(BATCH.waiting, { act: label });
  return (
    <div className="list-batch" role="status">
      <span>{text}</span>
      <progress
        className="list-progress"
        value={task?.done ?? 0}
        max={Math.max(task?.total ?? 0, 1)}
        aria-label={text}
      />
      <Button size="small" disabled={!task} onClick={stop}>
        {t(BATCH.cancel)}
      </Button>
    </div>
  );
}

/** What can be done with all that is chosen, in the place of the tool bar's count; while it is done, how far it is. */
export function BatchBar({ selection, columns, acts, running, total, totalText, onAll, onClear }: Props) {
  const mobile = useMobile();
  if (running) return <Progress running={running} />;
  const n = chosenCount(selection);
  const sumText = sumOf(selection, columns);
  const toAll: BarAct[] =
    onAll && !selection.all && total > n
      ? [{ key: 'all', label: t(BATCH.selectAllOf, { n: totalText }), run: onAll }]
      : [];
  // A phone has room for one row.
  const offered = mobile ? [...acts.slice(0, MOST_ACTS_MOBILE), ...toAll, ...acts.slice(MOST_ACTS_MOBILE)] : acts;
  const most = mobile ? MOST_ACTS_MOBILE : MOST_ACTS;
  const shown = offered.length > most + 1 ? offered.slice(0, most) : offered;
  const rest = offered.slice(shown.length);
  return (
    <div className="list-batch" role="status">
      <span>
        {selection.all ? t(BATCH.selectedAll, { n: totalText }) : t(BATCH.selected, { n: n.toLocaleString('en-US') })}
        {sumText && t(BATCH.selectedSum, { sum: sumText })}
      </span>
      {!mobile &&
        toAll.map(({ key, label, run }) => (
          <Button key={key} size="small" type="link" onClick={run}>
            {label}
          </Button>
        ))}
      {shown.map((act) => (
        <GuardButton key={act.key} size="small" danger={act.danger} onClick={act.run}>
          {act.label}
        </GuardButton>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          autoFocus
          menu={{
            items: rest.map(({ key, label, danger }) => ({ key, label, danger })),
            onClick: ({ key }) => rest.find((act) => act.key === key)?.run(),
          }}
        >
          <Button size="small" icon={<DownOutlined />} iconPlacement="end">
            {t(BATCH.more)}
          </Button>
        </Dropdown>
      )}
      <ClearButton onClear={onClear} />
    </div>
  );
}
