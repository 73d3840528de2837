import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { sum } from '../../value/decimal.ts';
import { GuardButton } from '../fields/guard-button.tsx';
import { numberText } from '../fields/number-value.ts';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import type { ListColumn } from './column-set.ts';
import { LIST } from './list.text.ts';
import type { BatchAct } from './row-act.ts';

type Props = {
  rows: readonly AnyRow[];
  columns: readonly ListColumn[];
  acts: readonly BatchAct[];
  onAct: (act: BatchAct) => void;
  onClear: () => void;
};

/** The first money column that is totalled; several currencies have no such column. */
function sumOf(rows: readonly AnyRow[], columns: readonly ListColumn[]): string | undefined {
  const column = columns.find((one) => one.total && one.field?.kind === 'number');
  if (!column?.field) return undefined;
  const values = rows.map((row) => row[column.key]);
  const text = sum(values.map((value) => (typeof value === 'number' ? String(value) : (value as string | null))));
  return text === null
    ? undefined
    : `${numberText(column.field, text)}${column.field.unit ? ` ${column.field.unit}` : ''}`;
}

/** What can be done with all selected rows, in the place of the tool bar's count. */
export function BatchBar({ rows, columns, acts, onAct, onClear }: Props) {
  const sumText = sumOf(rows, columns);
  return (
    <div className="list-batch" role="status">
      <span>
        {t(LIST.selected, { n: rows.length })}
        {sumText && t(LIST.selectedSum, { sum: sumText })}
      </span>
      {acts.map((act, i) => (
        <GuardButton
          key={act.key}
          size="small"
          type={i === 0 && !act.danger ? 'primary' : 'default'}
          danger={act.danger}
          onClick={() => onAct(act)}
        >
          {t(act.label)}
        </GuardButton>
      ))}
      <Button size="small" type="text" icon={<CloseOutlined />} onClick={onClear}>
        {t(LIST.clearSelection)}
      </Button>
    </div>
  );
}
