import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pagePath } from '../../../kernel/web/base-path.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { firstTry, sendLater } from '../../../kernel/web/offline/outbox.ts';
import { ApiError, messageOf, request } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import type { Report } from '../reports/report.rules.ts';
import { reportOfRow, rowOfReport, type Wire } from '../reports/report-wire.rules.ts';
import { ENTRY } from './entry.text.ts';
import type { SavedReport } from './entry-context.calls.ts';
import type { Entry } from './entry-model.web.ts';
import { pathOfPlace } from './finding-place.rules.ts';
import { prepareReport } from './prepare.rules.ts';
import { type KeptReport, reportDraftName, reportTitle } from './use-report-draft.web.ts';

const BASE = '/api/voyage/reports';

/** What a stale save answers. */
export type Stale = {
  readonly theirs: Report;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: string | null;
};

type Given = {
  entry: Entry;
  version: number | undefined;
  onSaved: (saved: SavedReport['row'], confirmed: boolean) => void;
  /** The server could not be reached: the report is sent by itself when it can be. */
  onQueued: () => void;
  /** It could not be put by either: the draft is kept. */
  onLost: () => void;
};

/** Submits the report; the server's refusals come to the same places as the own ones. */
export function useSaveReport({ entry, version: first, onSaved, onQueued, onLost }: Given) {
  const client = useQueryClient();
  // One key for the life of the form: sending again after a lost answer, now or in weeks, makes no second report.
  const [key] = useState(() => `line-${uuid()}`);
  const version = useRef(first);
  const busy = useRef(false);
  const [saving, setSaving] = useState<'submit' | 'confirm'>();
  const [message, setMessage] = useState<string>();
  const [refusals, setRefusals] = useState<readonly { field: string; message: string }[]>([]);
  const [stale, setStale] = useState<Stale>();

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'STALE') {
      const data = error.data as { current: Wire; changedBy?: string | null; changedAt?: string | null };
      const theirs = prepareReport({ report: reportOfRow(data.current), ...entry.context });
      const changedBy = data.changedBy ?? String(data.current.updateName ?? '');
      setStale({ theirs, version: Number(data.current.version), changedBy, changedAt: data.changedAt ?? null });
      return;
    }
    if (error.errors.length > 0) {
      const byPath = error.errors.map((one) => [pathOfPlace(entry.place(ruleField(one.field))), one.message]);
      entry.store.setErrors(Object.fromEntries(byPath));
      setRefusals(error.errors.map((one) => ({ field: ruleField(one.field), message: one.message })));
      return;
    }
    if (error.status === 0) onLost();
    setMessage(error.status === 0 ? t(ENTRY.offline) : messageOf(error));
  }

  /** Answers whether it is kept to be sent later, with what it was made of. */
  async function putBy(sent: { method: 'POST' | 'PUT'; body: unknown }): Promise<boolean> {
    const content = { report: entry.store.values(), reasons: entry.reasons() } satisfies KeptReport;
    const at = serverDate().toISOString();
    const draft = { name: reportDraftName(entry), path: pagePath() + location.search, content };
    try {
      await sendLater({ key, path: BASE, ...sent, title: reportTitle(entry), at, draft });
      return true;
    } catch {
      return false;
    }
  }

  async function save(confirm: boolean): Promise<void> {
    if (busy.current) return;
    entry.settle();
    setMessage(undefined);
    setRefusals([]);
    entry.store.showAll();
    if (!entry.view().savable) return;
    busy.current = true;
    setSaving(confirm ? 'confirm' : 'submit');
    const reasons = Object.entries(entry.reasons())
      .filter(([, reason]) => reason.trim() !== '')
      .map(([at, reason]) => ({ code: at.split(' ')[0]!, field: at.split(' ')[1]!, reason: reason.trim() }));
    const body = { ...rowOfReport(entry.store.values()), reasons, ...(confirm && { confirm: true }) };
    const sent = entry.id
      ? ({ method: 'PUT', body: { ...body, id: Number(entry.id), version: version.current } } as const)
      : ({ method: 'POST', body } as const);
    try {
      const saved = await request<SavedReport>(sent.method, BASE, {
        body: sent.body,
        key,
        quiet: true,
        patience: firstTry(),
      });
      void client.invalidateQueries({ queryKey: ['records'] });
      onSaved(saved.row, confirm);
    } catch (error) {
      if (error instanceof ApiError && error.status === 0 && (await putBy(sent))) onQueued();
      else refuse(error);
    } finally {
      busy.current = false;
      setSaving(undefined);
    }
  }

  return {
    save,
    saving,
    message,
    refusals,
    stale,
    closeStale: () => setStale(undefined),
    /** Goes on from the other person's version with the chosen values. */
    async merge(report: Report) {
      if (!stale) return;
      version.current = stale.version;
      setStale(undefined);
      entry.replace(report);
      await save(false);
    },
  };
}

/** The record calls ship and voyage by the names of their columns. */
function ruleField(field: string): string {
  return field === 'shipName' ? 'shipId' : field;
}
