import { Dropdown } from 'antd';
import { useState } from 'react';
import { t } from '../../i18n.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { LIST } from '../list.text.ts';
import type { RowAct } from './row-act.ts';
import '../list.css';

type Props = { row: AnyRow; name: string; acts: readonly RowAct[]; onAct: (act: RowAct, row: AnyRow) => void };

/** Three dots, one element for all rows. */
const DOTS = (
  <svg viewBox="0 0 14 14" width="14" height="14" fill="currentColor" aria-hidden="true">
    <circle cx="7" cy="2.2" r="1.1" />
    <circle cx="7" cy="7" r="1.1" />
    <circle cx="7" cy="11.8" r="1.1" />
  </svg>
);

/** One text act and a menu of the others (ui.md 6.1). The acts are already those that the person and the row's state allow. */
export function RowActions({ row, name, acts, onAct }: Props) {
  const first = acts.find((act) => act.first) ?? acts[0];
  const rest = acts.filter((act) => act !== first);
  if (!first) return null;
  return (
    <span className="list-acts">
      <button type="button" className="list-act" title={t(first.label)} onClick={() => onAct(first, row)}>
        {t(first.label)}
      </button>
      {rest.length > 0 && <MoreActs row={row} name={name} acts={rest} onAct={onAct} />}
    </span>
  );
}

/** The menu is made when it is first opened: hundreds of rows that scroll by need none of it. */
function MoreActs({ row, name, acts, onAct }: Props) {
  const [open, setOpen] = useState<boolean>();
  const button = {
    type: 'button',
    className: 'list-more-acts',
    'aria-label': t(LIST.moreActions, { name }),
    'aria-haspopup': 'menu',
    'aria-expanded': open === true,
  } as const;
  if (open === undefined) {
    return (
      <button {...button} onClick={() => setOpen(true)}>
        {DOTS}
      </button>
    );
  }
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      autoFocus
      onOpenChange={setOpen}
      menu={{
        items: acts.map((act) => ({ key: act.key, label: t(act.label), danger: act.danger })),
        onClick: ({ key }) => {
          const chosen = acts.find((act) => act.key === key);
          if (chosen) onAct(chosen, row);
        },
      }}
    >
      {/* Takes the place, and with it the focus, of the button that was pressed. */}
      <button {...button} ref={takeFocus}>
        {DOTS}
      </button>
    </Dropdown>
  );
}

function takeFocus(button: HTMLButtonElement | null): void {
  if (button && document.activeElement === document.body) button.focus();
}
