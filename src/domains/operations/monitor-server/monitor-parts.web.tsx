import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { messageOf } from '../../../kernel/web/request.ts';
import { useShell } from '../../../shell/shell-context.ts';
import { MONITOR_TEXT as TEXT } from './monitor.text.ts';
import './monitor.css';

/** Where the menu has a page, for a figure that leads there; nothing for whoever has no such page. */
export function usePagePath(component: string): string | undefined {
  return useShell().table.pages.find((page) => page.component === component)?.path;
}

export type FigureCard = {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  /** Beside the value, small. */
  readonly note?: string;
  readonly to?: string;
  /** Leads to another part of the same page. */
  readonly onOpen?: () => void;
  /** Shown as needing attention. */
  readonly bad?: boolean;
};

/** The main figures of a page in a row; each leads to what it counts, where there is such a page. */
export function FigureStrip({ figures, label }: { figures: readonly FigureCard[]; label: string }) {
  return (
    <dl className="monitor-strip" aria-label={label}>
      {figures.map(({ key, label: name, value, note, to, onOpen, bad }) => (
        <div key={key} data-bad={bad}>
          <dt>{name}</dt>
          <dd className="num">
            {to && <Link to={to}>{value}</Link>}
            {onOpen && (
              <button type="button" className="monitor-open" onClick={onOpen}>
                {value}
              </button>
            )}
            {!to && !onOpen && value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Head = {
  title: string;
  /** What the figures are of and how old. */
  note?: ReactNode;
  busy: boolean;
  onRefresh: () => void;
  children?: ReactNode;
};

export function MonitorHead({ title, note, busy, onRefresh, children }: Head) {
  return (
    <header className="monitor-head">
      <h1>{title}</h1>
      {note && <span className="monitor-note">{note}</span>}
      <span className="monitor-acts">
        {children}
        <Button icon={<ReloadOutlined aria-hidden="true" />} loading={busy} onClick={onRefresh}>
          {t(TEXT.refresh)}
        </Button>
      </span>
    </header>
  );
}

export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="monitor-failed" role="alert">
      <p>{t(TEXT.failed)}</p>
      <p className="monitor-note">{messageOf(error)}</p>
      <Button onClick={onRetry}>{t(TEXT.retry)}</Button>
    </div>
  );
}

/** Names and values, side by side. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="monitor-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
