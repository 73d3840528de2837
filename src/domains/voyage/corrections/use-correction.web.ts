import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../kernel/web/api-error.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call, messageOf, request } from '../../../kernel/web/request.ts';
import { useRested } from '../../../kernel/web/use-rested.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import type { Entry } from '../entry/entry-model.web.ts';
import { pathOfPlace } from '../entry/finding-place.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { rowOfReport } from '../reports/report-wire.rules.ts';
import { previewCorrectionCall } from './correction.calls.ts';
import { type Correction, correctionsBetween } from './correction.rules.ts';
import type { Why } from './correction-reason.web.tsx';

const CORRECTIONS = '/api/voyage/report-corrections';

/** What is corrected so far against the report as it stands; renewed when typing pauses. */
export function useCorrections(entry: Entry, base: Report): readonly Correction[] {
  const known = useRef<{ view: unknown; list: readonly Correction[] }>(undefined);
  return useSyncExternalStore(entry.subscribe, () => {
    const view = entry.view();
    if (known.current?.view !== view) {
      known.current = { view, list: correctionsBetween(base, entry.store.values(), entry.context.ship) };
    }
    return known.current.list;
  });
}

/** Milliseconds without a change before the server is asked what follows. */
const PAUSE = 700;

/** What follows in the later reports, asked of the server once typing has come to rest. */
export function usePreview(entry: Entry, reportId: number, corrections: readonly Correction[]) {
  const rested = useRested(corrections, PAUSE);
  const query = useQuery({
    queryKey: ['records', 'voyage.reportCorrection', 'preview', reportId, rested],
    queryFn: () =>
      call(previewCorrectionCall, { body: { reportId, report: rowOfReport(entry.store.values()) }, quiet: true }),
    enabled: rested.length > 0,
    retry: false,
  });
  return { ...query, resting: rested === corrections };
}

type Saving = { entry: Entry; reportId: number; row: AnyRow | undefined; onSaved: (row: AnyRow) => void };

/** Saves the draft; refusals come to the places of the form. */
export function useSaveCorrection({ entry, reportId, row, onSaved }: Saving) {
  const client = useQueryClient();
  const [key] = useState(uuid);
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState<string>();
  const busy = useRef(false);
  async function save(why: Why): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setMessage(undefined);
    const body = { ...why, reportId, report: rowOfReport(entry.store.values()) };
    try {
      const saved = row
        ? await request<AnyRow>('PUT', CORRECTIONS, {
            body: { ...body, id: row.id, version: row.version },
            quiet: true,
          })
        : await request<AnyRow>('POST', CORRECTIONS, { body, key, quiet: true });
      await client.invalidateQueries({ queryKey: ['records'] });
      onSaved(saved);
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : [];
      entry.store.setErrors(
        Object.fromEntries(errors.map((one) => [pathOfPlace(entry.place(one.field)), one.message])),
      );
      setMessage(errors[0]?.message ?? messageOf(error));
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }
  return { save, saving, message };
}
