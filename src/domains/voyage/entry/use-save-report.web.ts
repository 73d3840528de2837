import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { ApiError, messageOf, request } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import type { Report } from '../reports/report.rules.ts';
import { reportOfRow, rowOfReport, type Wire } from '../reports/report-wire.rules.ts';
import { ENTRY } from './entry.text.ts';
import type { SavedReport } from './entry-context.calls.ts';
import type { Entry } from './entry-model.web.ts';
import { pathOfPlace } from './finding-place.rules.ts';
import { prepareReport } from './prepare.rules.ts';

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
  /** Keeps the draft when the server could not be reached. */
  onLost: () => void;
};

/** Submits the report; the server's refusals come to the same places as the own ones. */
export function useSaveReport({ entry, version: first, onSaved, onLost }: Given) {
  const client = useQueryClient();
  // One key for the life of the form: sending again after a lost answer makes no second report.
  const [key] = useState(uuid);
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
    try {
      const saved = entry.id
        ? await request<SavedReport>('PUT', BASE, {
            body: { ...body, id: Number(entry.id), version: version.current },
            quiet: true,
          })
        : await request<SavedReport>('POST', BASE, { body, key, quiet: true });
      void client.invalidateQueries({ queryKey: ['records'] });
      onSaved(saved.row, confirm);
    } catch (error) {
      refuse(error);
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
