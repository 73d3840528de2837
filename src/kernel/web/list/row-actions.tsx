import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { LIST } from './list.text.ts';
import type { RowAct } from './row-act.ts';

type Props = { row: AnyRow; name: string; acts: readonly RowAct[]; onAct: (act: RowAct, row: AnyRow) => void };

/** One text act and a menu of the others (ui.md 6.1). The acts are already those that the person and the row's state allow. */
export function RowActions({ row, name, acts, onAct }: Props) {
  const first = acts.find((act) => act.first) ?? acts[0];
  const rest = acts.filter((act) => act !== first);
  if (!first) return null;
  return (
    <span className="list-acts">
      <button type="button" className="list-act" onClick={() => onAct(first, row)}>
        {t(first.label)}
      </button>
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((act) => ({ key: act.key, label: t(act.label), danger: act.danger })),
            onClick: ({ key }) => {
              const chosen = rest.find((act) => act.key === key);
              if (chosen) onAct(chosen, row);
            },
          }}
        >
          <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t(LIST.moreActions, { name })} />
        </Dropdown>
      )}
    </span>
  );
}
