import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { call } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { type ChatPerson, openDirect, openGroup } from './chat.calls.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import { PeoplePicker } from './people-picker.web.tsx';

type Props = { online: ReadonlySet<number>; onClose: () => void; onMade: (chatId: number) => void };

/** One colleague makes a chat of two, more make a group with a name. */
export function NewChat({ online, onClose, onMade }: Props) {
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([]);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [key] = useState(uuid);
  const field = useId();
  const group = chosen.length > 1;
  const close = useGuardedClose(chosen.length > 0 || name.trim() !== '', onClose);

  async function make(): Promise<void> {
    setBusy(true);
    try {
      const [one] = chosen;
      const made =
        group || !one
          ? await call(openGroup, { body: { name: name.trim(), userIds: chosen.map((person) => person.id) }, key })
          : await call(openDirect, { body: { userId: one.id } });
      onMade(made.id);
    } catch {
      // The refusal has been shown; what was chosen stays.
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      title={t(TEXT.newChat)}
      okText={t(group ? TEXT.makeGroup : TEXT.start)}
      cancelText={t(TEXT.cancel)}
      okButtonProps={{ disabled: chosen.length === 0 || (group && name.trim() === ''), loading: busy }}
      onOk={() => void make()}
      onCancel={close}
    >
      <PeoplePicker chosen={chosen} online={online} onChange={setChosen} />
      {group && (
        <label className="chat-name" htmlFor={field}>
          {t(TEXT.groupName)}
          <Input id={field} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </label>
      )}
    </Modal>
  );
}
