import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '../../../kernel/web/fields/kit.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { MenuIcon } from '../../../shell/menu/menu-icon.tsx';
import { MENU_ICONS } from '../../../shell/menu/more-icons.tsx';
import { MENU_TEXT } from './menu-page.text.ts';
import './menu-pickers.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

const NAMES = Object.keys(MENU_ICONS).toSorted();

/** Picks a menu's icon by sight; each is a button named by the icon. */
export function IconPicker({ id, value, onChange, onBlur, readOnly }: ControlProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const chosen = typeof value === 'string' ? value : undefined;
  const pick = (name: string | null) => {
    onChange(name);
    setOpen(false);
    onBlur?.();
  };
  const grid = (
    <div className="icon-picker">
      <Input
        value={typed}
        placeholder={t(MENU_TEXT.findIcon)}
        aria-label={t(MENU_TEXT.findIcon)}
        allowClear={clearable()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="icon-picker-grid">
        {NAMES.filter((name) => name.toLowerCase().includes(typed.toLowerCase())).map((name) => (
          <Button
            key={name}
            type={name === chosen ? 'primary' : 'text'}
            icon={<MenuIcon name={name} />}
            title={name}
            aria-label={name}
            aria-pressed={name === chosen}
            onClick={() => pick(name)}
          />
        ))}
      </div>
      {chosen && (
        <Button size="small" onClick={() => pick(null)}>
          {t(MENU_TEXT.noIcon)}
        </Button>
      )}
    </div>
  );
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" content={grid} placement="bottomLeft" arrow={false}>
      <Button
        id={id}
        block
        disabled={readOnly}
        className="icon-picker-button"
        icon={chosen && <MenuIcon name={chosen} />}
      >
        {chosen ?? t(MENU_TEXT.chooseIcon)}
      </Button>
    </Popover>
  );
}
