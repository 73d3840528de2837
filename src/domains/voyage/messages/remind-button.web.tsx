import { BellOutlined } from '@ant-design/icons';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { remindCall } from './remind.calls.ts';

const TEXT = {
  remind: { zh: '催报', en: 'Remind' },
  told: { zh: '已催报 {ship}，{n} 个账号收到消息', en: '{ship} was reminded; {n} account(s) were told' },
  already: { zh: '今天已催报过 {ship}，不再重复发送', en: '{ship} was reminded today already; nothing was sent again' },
} as const;

/** Asks a ship for the report that is due; a second time on the same day sends nothing again. */
export function RemindButton({ shipId, ship }: { shipId: number; ship: string }) {
  const may = usePermission('voyage:report:confirm');
  if (!may) return null;
  const remind = async () => {
    const { told } = await call(remindCall, { params: { shipId } });
    if (told > 0) notify.success(t(TEXT.told, { ship, n: told }));
    else notify.info(t(TEXT.already, { ship }));
  };
  return (
    <GuardButton icon={<BellOutlined />} onClick={remind}>
      {t(TEXT.remind)}
    </GuardButton>
  );
}
