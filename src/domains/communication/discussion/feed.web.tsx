import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { RecordFeedProps } from '../../../kernel/web/detail/record-panel.ts';
import { HistoryEntryLine } from '../../../kernel/web/history/history-list.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { LIST } from '../../../kernel/web/list/list.text.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { type HistoryEntry, records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { TabBar } from '../../../kernel/web/tab-bar/tab-bar.tsx';
import { Avatar } from '../../../shell/navbar/avatar.tsx';
import { CommentLine } from './comment-line.web.tsx';
import { CommentWriter } from './comment-writer.web.tsx';
import type { Comment, Discussion } from './discussion.calls.ts';
import { DISCUSSION_TEXT as TEXT } from './discussion.text.ts';
import { useDiscussion } from './use-discussion.web.ts';
import './discussion.css';

/** Lines shown before the reader asks for all. */
const SHORT = 20;
/** Faces beside the word; the others are counted. */
const FACES = 3;

type Line = { at: string; comment: Comment } | { at: string; entry: HistoryEntry };

/** What was said about a record and what became of it, in one feed, newest first; the comments alone, the changes alone. */
export function Feed({ resource, row, path, history, extra }: RecordFeedProps) {
  const of = { resource: resource.name, id: row.id };
  const [chosen, setChosen] = useState<string>();
  const discussion = useDiscussion(of);
  const changes = useQuery({
    queryKey: recordKeys.history(resource, row.id),
    queryFn: ({ signal }) => records.history(resource, row.id, { path, signal, quiet: true }),
    enabled: history,
  });
  const comments = discussion.data?.comments ?? [];
  const entries = changes.data ?? [];
  const counted = (label: string, n: number) => (n > 0 ? `${label} ${n}` : label);
  const tabs = [
    ...extra.map(({ key, label }) => ({ key, label })),
    { key: 'all', label: counted(t(TEXT.all), comments.length + entries.length) },
    { key: 'comments', label: counted(t(TEXT.comments), comments.length) },
    ...(history ? [{ key: 'changes', label: counted(t(TEXT.changes), entries.length) }] : []),
  ];
  const tab = tabs.find((one) => one.key === chosen)?.key ?? tabs[0]?.key ?? 'all';
  const given = extra.find((one) => one.key === tab);
  const said: Line[] = tab === 'changes' ? [] : comments.map((comment) => ({ at: comment.createdAt, comment }));
  const done: Line[] = tab === 'comments' ? [] : entries.map((entry) => ({ at: entry.at, entry }));
  const lines = [...said, ...done].toSorted((a, b) => b.at.localeCompare(a.at));
  const failed = discussion.error ?? (history ? changes.error : null);
  const waits = !discussion.data || (history && !changes.data);
  return (
    <section className="panel detail-tabs discussion">
      <TabBar label={t(TEXT.comments)} tabs={tabs} tab={tab} onTab={setChosen}>
        {given ? (
          given.children
        ) : failed ? (
          <div role="alert">
            <p>{t(TEXT.failed)}</p>
            <Button
              size="small"
              onClick={() => {
                void discussion.refetch();
                if (history) void changes.refetch();
              }}
            >
              {t(LIST.retry)}
            </Button>
          </div>
        ) : waits ? (
          <SkeletonRows />
        ) : (
          <>
            {discussion.data && <Watchers discussion={discussion.data} />}
            {tab !== 'changes' && <CommentWriter of={of} />}
            <Lines
              key={tab}
              lines={lines}
              resource={resource}
              of={of}
              empty={t(tab === 'comments' ? TEXT.noComments : TEXT.nothing)}
            />
          </>
        )}
      </TabBar>
    </section>
  );
}

type LinesProps = {
  lines: readonly Line[];
  resource: RecordFeedProps['resource'];
  of: { resource: string; id: number };
  empty: string;
};

function Lines({ lines, resource, of, empty }: LinesProps) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return <p className="list-message-more">{empty}</p>;
  return (
    <>
      <ol className="history">
        {lines
          .slice(0, all ? undefined : SHORT)
          .map((line) =>
            'comment' in line ? (
              <CommentLine key={`c${line.comment.id}`} comment={line.comment} of={of} />
            ) : (
              <HistoryEntryLine
                key={`${line.at} ${line.entry.action} ${line.entry.changes[0]?.field ?? ''}`}
                resource={resource}
                entry={line.entry}
              />
            ),
          )}
      </ol>
      {!all && lines.length > SHORT && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t(TEXT.all)} {lines.length}
        </Button>
      )}
    </>
  );
}

function Watchers({ discussion: { watchers } }: { discussion: Discussion }) {
  if (watchers.length === 0) return null;
  const names = watchers.map((person) => person.name).join(t({ zh: '、', en: ', ' }));
  return (
    <p className="discussion-watchers" title={names}>
      <span>{t(TEXT.watchers)}</span>
      {watchers.slice(0, FACES).map((person) => (
        <Avatar key={person.id} user={person} size={18} />
      ))}
      <span className="visually-hidden">{names}</span>
      {watchers.length > FACES && <span className="num">+{watchers.length - FACES}</span>}
    </p>
  );
}
