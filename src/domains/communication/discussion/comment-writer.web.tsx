import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import { useRested } from '../../../kernel/web/use-rested.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { Avatar } from '../../../shell/navbar/avatar.tsx';
import { AttachButton, UploadList } from '../chat/uploads.web.tsx';
import { useUploads } from '../chat/use-uploads.web.ts';
import { commentCall, type DiscussionPerson, peopleCall } from './discussion.calls.ts';
import { MAX_FILES, MAX_TEXT, namedIn, wordAfterAt } from './discussion.rules.ts';
import { DISCUSSION_TEXT as TEXT } from './discussion.text.ts';
import { useTold } from './use-discussion.web.ts';

/** So long the words rest before people are looked for. */
const REST_MS = 200;

/** Where one writes a comment: @ offers those who see the record, files by the clip, Ctrl+Enter sends. */
export function CommentWriter({ of }: { of: { resource: string; id: number } }) {
  const id = useId();
  const told = useTold(of);
  const field = useRef<TextAreaRef>(null);
  const [text, setText] = useState('');
  const [word, setWord] = useState<string>();
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<readonly DiscussionPerson[]>([]);
  const [key, setKey] = useState(uuid);
  const { files, busy, add, remove, clear } = useUploads(MAX_FILES);
  const fileIds = files.flatMap((file) => (file.id === undefined ? [] : [file.id]));
  useUnsaved(text.trim() !== '');

  const asked = useRested(word, REST_MS);
  const people = useQuery({
    queryKey: ['records', of.resource, 'people', of.id, asked],
    queryFn: ({ signal }) => call(peopleCall, { params: of, query: { q: asked || undefined }, signal, quiet: true }),
    enabled: word !== undefined && asked !== undefined,
  });
  const offered = word === undefined ? [] : (people.data ?? []);

  const cursor = (): number => field.current?.resizableTextArea?.textArea.selectionStart ?? text.length;
  const write = (next: string, place: number): void => {
    setText(next);
    setWord(wordAfterAt(next.slice(0, place)));
    setAt(0);
  };
  function name(person: DiscussionPerson): void {
    const place = cursor();
    const start = text.lastIndexOf('@', place - 1);
    const next = `${text.slice(0, start)}@${person.name} ${text.slice(place)}`;
    setText(next);
    setWord(undefined);
    setChosen((now) => [...now.filter((one) => one.id !== person.id), person]);
    field.current?.focus();
  }
  async function send(): Promise<void> {
    if (text.trim() === '' || busy) return;
    const named = namedIn(text, chosen).map((person) => person.id);
    try {
      told(await call(commentCall, { params: of, body: { text: text.trim(), named, fileIds, key }, quiet: true }));
      setText('');
      setChosen([]);
      setKey(uuid());
      clear();
    } catch (error) {
      notify.error(messageOf(error));
    }
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const person = offered[at];
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = moves[event.key];
    if (word !== undefined && offered.length > 0 && step !== undefined) {
      setAt((at + step + offered.length) % offered.length);
    } else if (person && (event.key === 'Tab' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey))) {
      name(person);
    } else if (word !== undefined && event.key === 'Escape') {
      setWord(undefined);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      void send();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="discussion-writer">
      <Input.TextArea
        ref={field}
        autoSize={{ minRows: 1, maxRows: 8 }}
        maxLength={MAX_TEXT}
        aria-label={t(TEXT.write)}
        aria-controls={word === undefined ? undefined : `${id}people`}
        placeholder={t(TEXT.write)}
        value={text}
        onChange={(event) => write(event.target.value, event.target.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {word !== undefined && people.data && (
        <div id={`${id}people`} role="listbox" aria-label={t(TEXT.people)} className="discussion-people">
          {offered.length === 0 && <p>{t(TEXT.nobody)}</p>}
          {offered.map((person, i) => (
            <button key={person.id} type="button" role="option" aria-selected={i === at} onClick={() => name(person)}>
              <Avatar user={person} size={18} />
              <span translate="no">{person.name}</span>
              <span className="history-account" translate="no">
                {person.username}
              </span>
            </button>
          ))}
        </div>
      )}
      <UploadList files={files} onRemove={remove} />
      <div className="discussion-acts">
        <AttachButton onFiles={add} />
        <GuardButton size="small" disabled={text.trim() === '' || busy} onClick={send}>
          {t(TEXT.send)}
        </GuardButton>
      </div>
    </div>
  );
}
