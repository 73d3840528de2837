import { Button } from 'antd';
import { useRef } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call, upload } from '../../../kernel/web/request.ts';
import type { SessionUser } from '../../../kernel/web/session/session.ts';
import { Avatar } from '../../../shell/navbar/avatar.tsx';
import { reloadUser } from '../../../shell/session/load-session.ts';
import { updateProfile } from '../personal/personal.calls.ts';
import { useSaving } from './use-saving.web.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/** The user's picture and how to change it. */
export function AvatarUpload({ user }: { user: SessionUser }) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, save } = useSaving();

  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MAX_BYTES) return notify.error(t(TEXT.avatarTooLarge));
    await save(async () => {
      const stored = await upload<{ id: number }>('/api/files', { file });
      await call(updateProfile, { body: { avatar: stored.id } });
      await reloadUser();
    });
  }

  return (
    <>
      <Avatar user={user} size={72} />
      <div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button type="link" size="small" loading={busy} onClick={() => input.current?.click()}>
          {t(TEXT.changeAvatar)}
        </Button>
      </div>
    </>
  );
}
