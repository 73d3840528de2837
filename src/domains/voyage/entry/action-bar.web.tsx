import { CloseCircleFilled, CloudOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { confirm } from '../../../kernel/web/confirm.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
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

const DISCARD = {
  title: t(ENTRY.discardTitle),
  effect: t(ENTRY.discardBody),
  act: t(ENTRY.discard),
  danger: true,
};

/** What is not sent yet, and since when it is kept on this computer. */
function Kept({ keptAt }: { keptAt: string | undefined }) {
  const { entry } = useScope();
  const dirty = useSyncExternalStore(entry.subscribe, () => entry.dirty());
  if (!dirty) return null;
  return (
    <span className="entry-unsent" role="status">
      <CloudOutlined aria-hidden="true" /> {t(ENTRY.unsent)}
      {keptAt && ` · ${t(ENTRY.keptAt, { time: keptAt })}`}
    </span>
  );
}

/** What stops the report at the left, with a walk through it; acts at the right. */
export function ActionBar({ saver, draft, onDiscard, onChecks }: Props) {
  const { entry, form, mobile } = useScope();
  const savable = useView((view) => view.savable);
  const mayConfirm = usePermission('voyage:report:confirm');
  const settled = useSettled();
  const discard = async () => {
    if (!entry.dirty() || (await confirm(DISCARD))) onDiscard();
  };
  return (
    <footer className="entry-bar">
      <div className="entry-bar-left">
        <Status saver={saver} draft={draft} />
        <Kept keptAt={draft.keptAt} />
        {mobile && (
          <button type="button" className="entry-bar-checks" onClick={onChecks}>
            <span className="visually-hidden">{t(ENTRY.checks)}</span>
            <CheckCounts />
          </button>
        )}
      </div>
      <div className="entry-bar-right">
        <Button onClick={discard}>{t(ENTRY.discard)}</Button>
        <Button onClick={() => void draft.keep()}>{t(ENTRY.saveDraft)}</Button>
        {mayConfirm && (
          <GuardButton
            disabled={!savable || !settled}
            loading={saver.saving === 'confirm'}
            onClick={() => saver.save(true)}
          >
            {t(ENTRY.submitConfirm)}
          </GuardButton>
        )}
        <GuardButton
          type="primary"
          id={`${form}-submit`}
          disabled={!savable}
          loading={saver.saving === 'submit'}
          onClick={() => saver.save(false)}
        >
          {t(ENTRY.submit)}
        </GuardButton>
      </div>
    </footer>
  );
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

function Status({ saver, draft }: Pick<Props, 'saver' | 'draft'>) {
  const { places } = useScope();
  const findings = useView((view) => view.findings);
  const missing = useView((view) => view.missing);
  const open = useOpenWarnings();
  const errors = findings.filter((one) => one.level === 'E' && refusesSave(one.code));
  const stops = [...saver.refusals, ...errors, ...missing];
  const walk = () => places.goToNext(stops.map(({ field }) => field));
  if (saver.message)
    return (
      <span className="entry-bar-error" role="alert">
        <CloseCircleFilled aria-hidden="true" /> {saver.message}
      </span>
    );
  if (draft.failed)
    return (
      <span className="entry-bar-error" role="alert">
        <ExclamationCircleFilled aria-hidden="true" /> {t(ENTRY.notKept)}
      </span>
    );
  const wrong = errors.length + saver.refusals.length;
  if (stops.length > 0)
    return (
      <span role="status" className={wrong > 0 ? 'entry-bar-error' : undefined}>
        {wrong > 0 && <CloseCircleFilled aria-hidden="true" />}{' '}
        {saver.refusals[0]?.message ??
          (wrong > 0 ? t(ENTRY.errorsStop, { n: wrong }) : t(ENTRY.missingStop, { n: missing.length }))}{' '}
        <button type="button" className="entry-link" onClick={walk}>
          {t(ENTRY.locate)}
        </button>
      </span>
    );
  return (
    <span role="status">
      {open > 0 ? (
        <>
          <ExclamationCircleFilled className="entry-amber" aria-hidden="true" /> {t(ENTRY.warningsOpen, { n: open })}
        </>
      ) : (
        t(ENTRY.ready)
      )}
    </span>
  );
}
