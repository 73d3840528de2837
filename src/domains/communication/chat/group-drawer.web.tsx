import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Input } from 'antd';
import { useId, useState } from 'react';
import { confirm } from '../../../kernel/web/confirm.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call } from '../../../kernel/web/request.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import {
  addMembers,
  type ChatDetail,
  type ChatPerson,
  giveGroup,
  leaveChat,
  removeMember,
  renameChat,
} from './chat.calls.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import { ChatAvatar } from './chat-avatar.web.tsx';
import { PeoplePicker } from './people-picker.web.tsx';
import { CHATS_KEY } from './use-chats.web.ts';

type Props = { detail: ChatDetail; online: ReadonlySet<number>; onClose: () => void; onGone: () => void };

/** A group's name and members; its owner renames, removes and hands over, every member adds and leaves. */
export function GroupDrawer({ detail, online, onClose, onGone }: Props) {
  const queries = useQueryClient();
  const me = useUser().id;
  const own = detail.ownerId === me;
  const [name, setName] = useState(detail.name ?? '');
  const [chosen, setChosen] = useState<readonly ChatPerson[]>();
  const field = useId();
  const params = { id: detail.id };
  const typed = (own && name.trim() !== (detail.name ?? '')) || (chosen?.length ?? 0) > 0;
  const close = useGuardedClose(typed, onClose);

  async function act(work: Promise<unknown>): Promise<boolean> {
    // A refusal has been shown by the call itself.
    const done = await work.then(() => true).catch(() => false);
    await queries.invalidateQueries({ queryKey: CHATS_KEY });
    return done;
  }
  async function ask(title: string, effect: string, verb: string, work: () => Promise<unknown>): Promise<boolean> {
    return (await confirm({ title, effect, act: verb, danger: true })) && act(work());
  }
  const leave = async (): Promise<void> => {
    const title = t(TEXT.leaveSure, { name: detail.name ?? '' });
    if (!(await confirm({ title, effect: t(TEXT.leaveEffect), act: t(TEXT.leave), danger: true }))) return;
    const gone = await call(leaveChat, { params }).then(
      () => true,
      () => false,
    );
    if (!gone) return;
    onGone();
    // The members are no business of whoever left.
    await queries.invalidateQueries({ queryKey: CHATS_KEY, exact: true });
  };

  return (
    <Drawer
      open
      title={t(TEXT.details)}
      size={400}
      onClose={close}
      closable={{ 'aria-label': t(TEXT.close) }}
      footer={
        <Button danger onClick={() => void leave()}>
          {t(TEXT.leave)}
        </Button>
      }
    >
      {own && (
        <form
          className="chat-rename"
          onSubmit={(event) => {
            event.preventDefault();
            void act(call(renameChat, { params, body: { name: name.trim() } }));
          }}
        >
          <label htmlFor={field}>
            {t(TEXT.groupName)}
            <Input id={field} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </label>
          <Button htmlType="submit" disabled={name.trim() === '' || name.trim() === detail.name}>
            {t(TEXT.save)}
          </Button>
        </form>
      )}
      <div className="chat-members-head">
        <h3>{t(TEXT.members, { n: detail.members.length })}</h3>
        <Button onClick={() => setChosen(chosen ? undefined : [])}>{t(chosen ? TEXT.cancel : TEXT.add)}</Button>
      </div>
      {chosen && (
        <div className="chat-adding">
          <p>{t(TEXT.addHelp)}</p>
          <PeoplePicker
            chosen={chosen}
            without={new Set(detail.members.map((one) => one.id))}
            online={online}
            onChange={setChosen}
          />
          <Button
            type="primary"
            disabled={chosen.length === 0}
            onClick={async () => {
              const userIds = chosen.map((one) => one.id);
              if (await act(call(addMembers, { params, body: { userIds } }))) setChosen(undefined);
            }}
          >
            {t(TEXT.addThem, { n: chosen.length })}
          </Button>
        </div>
      )}
      <ul className="chat-members">
        {detail.members.map((one) => (
          <li key={one.id}>
            <span className="chat-person">
              <ChatAvatar name={one.name} avatar={one.avatar} online={online.has(one.id)} />
              <span>{one.name}</span>
              {one.id === detail.ownerId && <StatusTag tone="blue">{t(TEXT.owner)}</StatusTag>}
              <small>{[one.username, one.organization].filter(Boolean).join(' · ')}</small>
            </span>
            {own && one.id !== me && (
              <span>
                <Button
                  type="link"
                  size="small"
                  onClick={() =>
                    void ask(t(TEXT.handSure, { name: one.name }), t(TEXT.handEffect), t(TEXT.handOver), () =>
                      call(giveGroup, { params, body: { userId: one.id } }),
                    )
                  }
                >
                  {t(TEXT.handOver)}
                </Button>
                <Button
                  type="link"
                  size="small"
                  danger
                  onClick={() =>
                    void ask(t(TEXT.removeSure, { name: one.name }), t(TEXT.removeEffect), t(TEXT.remove), () =>
                      call(removeMember, { params, body: { userId: one.id } }),
                    )
                  }
                >
                  {t(TEXT.remove)}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
