import { SwapOutlined } from '@ant-design/icons';
import { t } from '../../kernel/web/i18n.ts';
import { ownName } from '../../kernel/web/session/own-name.ts';
import { useSession } from '../../kernel/web/session/session.ts';
import { actAsMyself } from '../session/sign-out.ts';
import { SHELL_TEXT } from '../shell.text.ts';

/** Says that somebody acts as another user, with the way back. */
export function ActingBar() {
  const { user, actor } = useSession();
  if (!actor) return null;
  return (
    <div className="shell-acting" role="status">
      <SwapOutlined aria-hidden />
      {t(SHELL_TEXT.actingAs, { name: `${ownName(user)} ${user.username}` })}
      <span aria-hidden>·</span>
      <button type="button" onClick={() => void actAsMyself()}>
        {t(SHELL_TEXT.asMyself)}
      </button>
    </div>
  );
}
