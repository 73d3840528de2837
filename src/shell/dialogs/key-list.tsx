import { Modal, Switch } from 'antd';
import { t } from '../../kernel/web/i18n.ts';
import { shownKeys } from '../../kernel/web/keys/key-name.ts';
import { useShortcutList } from '../../kernel/web/keys/shortcuts.ts';
import { changeSettings, useSettings } from '../settings/app-settings.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import './dialogs.css';

/** The keys that work now, and a switch for the single letters. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcutList();
  const { letterKeys } = useSettings();
  const byKeys = new Map(shortcuts.map((one) => [one.keys, one]));
  return (
    <Modal open title={t(SHELL_TEXT.keys)} footer={null} width={440} onCancel={onClose}>
      <dl className="shell-keys">
        {[...byKeys.values()].map((one) => (
          <div key={one.keys} style={{ display: 'contents' }}>
            <dt>
              <kbd>{shownKeys(one.keys)}</kbd>
            </dt>
            <dd>{t(one.label)}</dd>
          </div>
        ))}
      </dl>
      <div className="shell-switch">
        <label htmlFor="shell-letterKeys">{t(SHELL_TEXT.letterKeys)}</label>
        <Switch
          id="shell-letterKeys"
          size="small"
          checked={letterKeys}
          onChange={(on) => changeSettings({ letterKeys: on })}
        />
      </div>
    </Modal>
  );
}
