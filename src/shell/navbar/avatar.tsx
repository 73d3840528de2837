import { useThumbnail } from '../../kernel/web/fields/use-thumbnail.ts';
import type { SessionUser } from '../../kernel/web/session/session.ts';

/** The user's picture, or the first character of the name. */
export function Avatar({ user, size = 26 }: { user: Pick<SessionUser, 'name' | 'avatar'>; size?: 18 | 26 | 72 }) {
  const url = useThumbnail(user.avatar, 160);
  return (
    <span className={`shell-avatar shell-avatar-${size}`} aria-hidden>
      {url ? <img src={url} alt="" width={size} height={size} /> : [...user.name][0]}
    </span>
  );
}
