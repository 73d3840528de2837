import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { confirm } from '../../../kernel/web/confirm.ts';
import { shortTime, toLocalMinute } from '../../../kernel/web/fields/date-value.ts';
import { FileChip } from '../../../kernel/web/fields/file-chip.tsx';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { Avatar } from '../../../shell/navbar/avatar.tsx';
import { type Comment, type Discussion, editCommentCall, removeCommentCall } from './discussion.calls.ts';
import { MAX_TEXT } from './discussion.rules.ts';
import { DISCUSSION_TEXT as TEXT } from './discussion.text.ts';
import { useTold } from './use-discussion.web.ts';

type Props = { comment: Comment; of: { resource: string; id: number } };

/** One comment with its files; its author changes it or takes it back for a while. */
export function CommentLine({ comment, of }: Props) {
  const told = useTold(of);
  const [editing, setEditing] = useState<string>();
  const { author, text, mayEdit, mayRemove } = comment;
  const act = async (work: () => Promise<Discussion>): Promise<boolean> => {
    try {
      told(await work());
      return true;
    } catch (error) {
      notify.error(messageOf(error));
      return false;
    }
  };
  const params = { id: comment.id };
  const remove = async (): Promise<void> => {
    const asked = { title: t(TEXT.removeTitle), effect: t(TEXT.removeEffect), act: t(TEXT.remove), danger: true };
    if (await confirm(asked)) await act(() => call(removeCommentCall, { params, quiet: true }));
  };
  const items = [
    ...(mayEdit ? [{ key: 'edit', label: t(TEXT.edit), onClick: () => setEditing(text ?? '') }] : []),
    ...(mayRemove ? [{ key: 'remove', label: t(TEXT.remove), danger: true, onClick: () => void remove() }] : []),
  ];
  return (
    <li className="history-entry">
      <p className="history-head">
        <Avatar user={author} size={18} />
        <span translate="no">{author.name}</span>
        <span className="history-account" translate="no">
          {author.username}
        </span>
        <time dateTime={comment.createdAt} title={toLocalMinute(comment.createdAt)}>
          {shortTime(comment.createdAt, serverDate())}
        </time>
        {items.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t(TEXT.more)} />
          </Dropdown>
        )}
      </p>
      {text === null && <p className="discussion-gone">{t(TEXT.removed)}</p>}
      {text !== null && editing === undefined && (
        <p className="discussion-text" translate="no">
          {withNames(text, comment.named)}
          {comment.editedAt && <small> {t(TEXT.edited)}</small>}
        </p>
      )}
      {editing !== undefined && (
        <div className="discussion-edit">
          <Input.TextArea
            autoSize={{ minRows: 2, maxRows: 8 }}
            autoFocus
            maxLength={MAX_TEXT}
            aria-label={t(TEXT.edit)}
            value={editing}
            onChange={(event) => setEditing(event.target.value)}
          />
          <span>
            <Button size="small" onClick={() => setEditing(undefined)}>
              {t(TEXT.cancel)}
            </Button>
            <GuardButton
              size="small"
              type="primary"
              disabled={editing.trim() === ''}
              onClick={async () => {
                const done = await act(() => call(editCommentCall, { params, body: { text: editing }, quiet: true }));
                if (done) setEditing(undefined);
              }}
            >
              {t(TEXT.save)}
            </GuardButton>
          </span>
        </div>
      )}
      {comment.files.length > 0 && (
        <p className="discussion-files">
          {comment.files.map((file) => (
            <FileChip key={file.id} id={file.id} name={file.name} />
          ))}
        </p>
      )}
    </li>
  );
}

/** The names of those who were named stand out. */
function withNames(text: string, named: Comment['named']): ReactNode[] {
  const marks = named.map((person) => `@${person.name}`);
  const parts: ReactNode[] = [];
  let rest = text;
  while (rest) {
    const found = marks
      .map((mark) => ({ mark, at: rest.indexOf(mark) }))
      .filter((one) => one.at >= 0)
      .toSorted((a, b) => a.at - b.at || b.mark.length - a.mark.length)[0];
    if (!found) break;
    if (found.at > 0) parts.push(rest.slice(0, found.at));
    parts.push(<mark key={parts.length}>{found.mark}</mark>);
    rest = rest.slice(found.at + found.mark.length);
  }
  return [...parts, rest];
}
