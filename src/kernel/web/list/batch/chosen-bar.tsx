import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { t } from '../../i18n.ts';
import { useMobile } from '../../viewport/use-mobile.ts';
import { BATCH } from './batch.text.ts';
import '../list.css';

type Props = { n: number; onClear: () => void; children: ReactNode };

/** How many rows are chosen and what can be done with them: the `batch` of a `List`. */
export function ChosenBar({ n, onClear, children }: Props) {
  const label = t(BATCH.selected, { n: n.toLocaleString('en-US') });
  return (
    <div className="list-batch" role="toolbar" aria-label={label}>
      <span role="status">{label}</span>
      {children}
      <ClearButton onClear={onClear} />
    </div>
  );
}

/** On a phone its cross says it. */
export function ClearButton({ onClear }: Pick<Props, 'onClear'>) {
  const mobile = useMobile();
  const label = t(BATCH.clear);
  return (
    <Button size="small" type="text" icon={<CloseOutlined />} aria-label={mobile ? label : undefined} onClick={onClear}>
      {!mobile && label}
    </Button>
  );
}
