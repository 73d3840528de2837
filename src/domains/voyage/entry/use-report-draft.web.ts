import { useCallback } from 'react';
import { useDraft } from '../../../kernel/web/drafts/use-draft.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { Report } from '../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { ENTRY } from './entry.text.ts';
import type { Entry, Reasons } from './entry-model.web.ts';
import { reportFormName } from './report-form-name.rules.ts';

/** A report as it was typed, with the reasons given for its warnings. */
export type KeptReport = { readonly report: Report; readonly reasons: Reasons };

/** What a report is called in the list of drafts and of what waits to be sent: 正午报 海岳先锋. */
export const reportTitle = (entry: Entry): string =>
  t(ENTRY.draftTitle, { type: t(REPORT_TYPE_TEXT[entry.store.values().rptType]), ship: entry.context.shipName });

export const reportDraftName = (entry: Entry): string => reportFormName({ ...entry.store.values(), id: entry.id });

/** Keeps the report while it is typed; what an earlier visit left behind is offered. */
export function useReportDraft(entry: Entry) {
  const watch = useCallback(
    (changed: () => void) => {
      const stops = [entry.store.subscribe('*', changed), entry.subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [entry],
  );
  const draft = useDraft<KeptReport>({
    name: reportDraftName(entry),
    title: reportTitle(entry),
    watch,
    read: () => (entry.dirty() ? { report: entry.store.values(), reasons: entry.reasons() } : undefined),
  });
  return {
    ...draft,
    restore() {
      const kept = draft.take();
      if (kept) entry.replace(kept.report, kept.reasons);
    },
  };
}
