import { ExclamationCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { FormBar } from '../../../kernel/web/form/form-bar.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { refusesSave } from '../reports/checks/check-report.rules.ts';
import { CheckCounts } from './check-panel.web.tsx';
import { ENTRY } from './entry.text.ts';
import { reasonKey } from './entry-model.web.ts';
import { useScope, useView } from './use-entry.web.ts';
import type { useReportDraft } from './use-report-draft.web.ts';
import type { useSaveReport } from './use-save-report.web.ts';

type Props = {
  saver: ReturnType<typeof useSaveReport>;
  draft: ReturnType<typeof useReportDraft>;
  onDiscard: () => void;
  onChecks: () => void;
};

/** What stops the report at the left, with a walk through it; acts at the right. */
export function ActionBar({ saver, draft, onDiscard, onChecks }: Props) {
  const { entry, form, mobile, places } = useScope();
  const savable = useView((view) => view.savable);
  const dirty = useSyncExternalStore(entry.subscribe, () => entry.dirty());
  const mayConfirm = usePermission('voyage:report:confirm');
  const settled = useSettled();
  const { stops, words, calm } = useStops(saver.refusals);
  const saving = saver.saving?.as;
  return (
    <FormBar
      wrong={stops}
      stop={words}
      calm={calm}
      onWalk={() => places.goToNext(stops)}
      message={saver.message}
      ready={<Ready />}
      aside={
        mobile && (
          <button type="button" className="entry-bar-checks" onClick={onChecks}>
            <span className="visually-hidden">{t(ENTRY.checks)}</span>
            <CheckCounts />
          </button>
        )
      }
      dirty={dirty}
      keptAt={draft.keptAt}
      notKept={draft.failed}
      onDiscard={onDiscard}
      extra={
        <>
          <Button onClick={() => void draft.keep()}>{t(ENTRY.saveDraft)}</Button>
          {mayConfirm && (
            <GuardButton
              disabled={!savable || !settled}
              loading={saving === 'confirm'}
              onClick={() => saver.send('confirm')}
            >
              {t(ENTRY.submitConfirm)}
            </GuardButton>
          )}
        </>
      }
      saveId={`${form}-submit`}
      saveLabel={t(ENTRY.submit)}
      saveOff={!savable}
      saving={saving === 'submit'}
      onSave={() => saver.send('submit')}
    />
  );
}

/** What keeps the report from being submitted: refusals of the server, errors that refuse the save, and what is still empty. */
function useStops(refusals: Props['saver']['refusals']): { stops: string[]; words: string; calm: boolean } {
  const findings = useView((view) => view.findings);
  const missing = useView((view) => view.missing);
  const errors = findings.filter((one) => one.level === 'E' && refusesSave(one.code));
  const wrong = errors.length + refusals.length;
  return {
    stops: [...refusals, ...errors, ...missing].map(({ field }) => field),
    words:
      refusals[0]?.message ??
      (wrong > 0 ? t(ENTRY.errorsStop, { n: wrong }) : t(ENTRY.missingStop, { n: missing.length })),
    calm: wrong === 0,
  };
}

/** Confirming needs every error gone and every warning answered. */
function useSettled(): boolean {
  const open = useOpenWarnings();
  const errors = useView(({ findings }) => findings.some(({ level }) => level === 'E'));
  return !errors && open === 0;
}

function useOpenWarnings(): number {
  const { entry } = useScope();
  return useSyncExternalStore(
    entry.subscribe,
    () =>
      entry
        .view()
        .findings.filter((one) => one.level === 'W' && !one.reason && !entry.reasons()[reasonKey(one)]?.trim()).length,
  );
}

/** Nothing stops it: it may be sent, or warnings wait for their reasons. */
function Ready() {
  const open = useOpenWarnings();
  if (open === 0) return <span role="status">{t(ENTRY.ready)}</span>;
  return (
    <span role="status">
      <ExclamationCircleFilled className="entry-amber" aria-hidden="true" /> {t(ENTRY.warningsOpen, { n: open })}
    </span>
  );
}
