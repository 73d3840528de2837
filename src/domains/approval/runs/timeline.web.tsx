import { ArrowRightOutlined, CheckOutlined, CloseOutlined, CommentOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { shortTime, toLocalMinute } from '../../../kernel/web/fields/date-value.ts';
import { FileChip } from '../../../kernel/web/fields/file-chip.tsx';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { durationWords } from './duration.rules.ts';
import { Person } from './person.web.tsx';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { Line, RunView } from './run-shape.rules.ts';
import { TimeLeft } from './time-left.web.tsx';
import './run.css';

const HOUR_MS = 3_600_000;
const STOPS: ReadonlySet<Line['kind']> = new Set(['reject', 'return', 'withdraw']);
const WORDS: ReadonlySet<Line['kind']> = new Set(['comment', 'urge', 'reminded', 'escalated', 'copied', 'branch']);

const dotOf = (kind: Line['kind']): { tone: string; icon: ReactNode } => {
  if (STOPS.has(kind)) return { tone: 'stop', icon: <CloseOutlined /> };
  if (WORDS.has(kind)) return { tone: 'word', icon: <CommentOutlined /> };
  return { tone: 'done', icon: <CheckOutlined /> };
};

function Item({
  tone,
  icon,
  head,
  time,
  children,
}: {
  tone: string;
  icon?: ReactNode;
  head: string;
  time?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li data-tone={tone}>
      <span className="approval-dot" aria-hidden="true">
        {icon}
      </span>
      <p className="approval-step">
        <strong>{head}</strong>
        {time}
      </p>
      {children}
    </li>
  );
}

/** `用时 5 小时 30 分`; the hours come with one decimal. */
function tookWords(hours: string | null): string {
  const { text, values } = durationWords(Number(hours) * HOUR_MS);
  return t(TEXT.spent, { time: t(text, values) });
}

function Done({ line, now }: { line: Line; now: Date }) {
  const { tone, icon } = dotOf(line.kind);
  const head = line.nodeName ? `${line.nodeName} · ${line.kindLabel}` : line.kindLabel;
  return (
    <Item
      tone={tone}
      icon={icon}
      head={head}
      time={
        <time dateTime={line.at} title={toLocalMinute(line.at)}>
          {shortTime(line.at, now)}
        </time>
      }
    >
      {line.person && (
        <p className="approval-who">
          <Person person={line.person} place />
          {line.onBehalfOf && <span>{t(TEXT.by, { name: line.onBehalfOf.name })}</span>}
          {line.actorName && <span>{t(TEXT.actor, { name: line.actorName })}</span>}
          {Number(line.waitedHours) > 0 && <span>{tookWords(line.waitedHours)}</span>}
        </p>
      )}
      {line.words && <p className="approval-words">{line.words}</p>}
      {line.opinion && <p className="approval-opinion">{line.opinion}</p>}
      {line.files.length > 0 && (
        <p className="approval-files">
          {line.files.map((file) => (
            <FileChip key={file.id} id={file.id} name={file.name} />
          ))}
        </p>
      )}
    </Item>
  );
}

/** What has been done, who is to act now and since when, and what will come. */
export function Timeline({ run }: { run: RunView }) {
  const now = serverDate();
  const waited = (openedAt: string) => {
    const { text, values } = durationWords(now.getTime() - Date.parse(openedAt));
    return <span className="approval-waited">{t(TEXT.waited, { time: t(text, values) })}</span>;
  };
  return (
    <ol className="approval-timeline">
      {run.timeline.map((line) => (
        <Done key={line.id} line={line} now={now} />
      ))}
      {run.waiting.map((one) => (
        <Item key={one.taskId} tone="now" icon={<ArrowRightOutlined />} head={one.nodeName} time={waited(one.openedAt)}>
          <p className="approval-who">
            <Person person={one.person} place />
            <TimeLeft dueAt={one.dueAt} />
          </p>
          {one.delegates.length > 0 && (
            <p className="approval-words">
              {t(TEXT.delegates, { names: listed(one.delegates.map((person) => person.name)) })}
            </p>
          )}
        </Item>
      ))}
      {run.ahead.map((step) => (
        <Item key={step.nodeId} tone="ahead" head={step.nodeName}>
          {step.people.length > 0 && <p className="approval-who">{listed(step.people.map((person) => person.name))}</p>}
          {[...step.conditions, ...(step.note ? [step.note] : [])].map((words) => (
            <p key={words} className="approval-words">
              {words}
            </p>
          ))}
        </Item>
      ))}
    </ol>
  );
}
