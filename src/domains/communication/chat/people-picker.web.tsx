import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input, Tag } from 'antd';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { type ChatPerson, chatPeople } from './chat.calls.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import { ChatAvatar } from './chat-avatar.web.tsx';
import './people.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

type Props = {
  chosen: readonly ChatPerson[];
  /** Who is in already. */
  without?: ReadonlySet<number>;
  online: ReadonlySet<number>;
  onChange: (chosen: readonly ChatPerson[]) => void;
};

/** Chooses colleagues by name, account or organisation. */
export function PeoplePicker({ chosen, without, online, onChange }: Props) {
  const [word, setWord] = useState('');
  const q = useDeferredValue(word);
  const { data, error } = useQuery({
    queryKey: ['chatPeople', q],
    queryFn: ({ signal }) => call(chatPeople, { query: { q }, signal, quiet: true }),
    placeholderData: (before) => before,
  });
  const people = data?.filter((one) => !without?.has(one.id));
  return (
    <div className="chat-people">
      <Input
        type="search"
        autoFocus
        aria-label={t(TEXT.findPeople)}
        placeholder={t(TEXT.findPeople)}
        value={word}
        allowClear={clearable()}
        onChange={(event) => setWord(event.target.value)}
      />
      {chosen.length > 0 && (
        <div className="chat-chosen">
          {chosen.map((one) => (
            <Tag
              key={one.id}
              closable={{ 'aria-label': t(TEXT.removeFile, { name: one.name }) }}
              onClose={() => onChange(chosen.filter((other) => other.id !== one.id))}
            >
              {one.name}
            </Tag>
          ))}
        </div>
      )}
      {error && <p role="alert">{messageOf(error)}</p>}
      {people?.length === 0 && <p className="chat-none">{t(TEXT.noPeople)}</p>}
      <ul>
        {people?.map((one) => (
          <li key={one.id}>
            <Checkbox
              checked={chosen.some((other) => other.id === one.id)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, one] : chosen.filter((other) => other.id !== one.id))
              }
            >
              <span className="chat-person">
                <ChatAvatar name={one.name} avatar={one.avatar} online={online.has(one.id)} />
                <span>{one.name}</span>
                <small>{[one.username, one.organization].filter(Boolean).join(' · ')}</small>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}
