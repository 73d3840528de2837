import { Button, Drawer, Segmented, Switch } from 'antd';
import { t } from '../../kernel/web/i18n.ts';
import { chooseDensity, chooseTheme, resetLook } from '../../kernel/web/theme/theme-choice.ts';
import { useDensity, useThemeChoice } from '../../kernel/web/theme/use-theme.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { changeSettings, resetSettings, useSettings } from './app-settings.ts';
import './settings-drawer.css';

const SWITCHES = ['sidebarLogo', 'fixedHeader', 'tagsView', 'showSettings', 'uniqueOpened'] as const;

/** Theme, density and the five switches. Changes at once; a click outside closes it. */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const settings = useSettings();
  const theme = useThemeChoice();
  const [density] = useDensity('*');
  return (
    <Drawer open={open} onClose={onClose} size={280} title={t(SHELL_TEXT.layoutSettings)} className="shell-settings">
      <h3>{t(SHELL_TEXT.theme)}</h3>
      <Segmented
        block
        aria-label={t(SHELL_TEXT.theme)}
        value={theme}
        options={(['light', 'dark', 'system'] as const).map((value) => ({ value, label: t(SHELL_TEXT[value]) }))}
        onChange={chooseTheme}
      />
      <h3>{t(SHELL_TEXT.density)}</h3>
      <Segmented
        block
        aria-label={t(SHELL_TEXT.density)}
        value={density}
        options={(['compact', 'comfortable'] as const).map((value) => ({ value, label: t(SHELL_TEXT[value]) }))}
        onChange={(value) => chooseDensity('*', value)}
      />
      <h3>{t(SHELL_TEXT.layout)}</h3>
      {SWITCHES.map((name) => (
        <div key={name} className="shell-switch">
          <label htmlFor={`shell-${name}`}>{t(SHELL_TEXT[name])}</label>
          <Switch
            id={`shell-${name}`}
            size="small"
            checked={settings[name]}
            onChange={(on) => changeSettings({ [name]: on })}
          />
        </div>
      ))}
      <Button
        block
        onClick={() => {
          resetSettings();
          resetLook();
        }}
      >
        {t(SHELL_TEXT.reset)}
      </Button>
    </Drawer>
  );
}
