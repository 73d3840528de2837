import { BellOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { t } from '../../i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';

/** The bell. Its count starts at 0; over 99 it shows 99+. */
export function Bell({ count = 0 }: { count?: number }) {
  const label = count > 0 ? `${t(SHELL_TEXT.messages)} ${count}` : t(SHELL_TEXT.messages);
  return (
    <Popover trigger="click" placement="bottomRight" title={t(SHELL_TEXT.messages)} content={t(SHELL_TEXT.noMessages)}>
      <button type="button" className="shell-icon" aria-label={label} title={label}>
        <BellOutlined aria-hidden />
        {count > 0 && <span className="shell-badge">{count > 99 ? '99+' : count}</span>}
      </button>
    </Popover>
  );
}
