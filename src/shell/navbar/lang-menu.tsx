import { GlobalOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { lang, switchLang, t } from '../../kernel/web/i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';

/** Switching stores the choice and reloads. */
export function LangMenu() {
  const shown = lang === 'zh' ? '中文' : 'EN';
  const items = [
    { key: 'zh', label: '中文', onClick: () => switchLang('zh') },
    { key: 'en', label: 'English', onClick: () => switchLang('en') },
  ];
  return (
    <Dropdown menu={{ items, selectedKeys: [lang] }} trigger={['click']} placement="bottomRight">
      <button type="button" className="shell-lang" aria-label={`${t(SHELL_TEXT.language)} ${shown}`}>
        <GlobalOutlined aria-hidden />
        {shown}
      </button>
    </Dropdown>
  );
}
