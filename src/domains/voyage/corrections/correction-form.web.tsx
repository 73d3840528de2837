import { CloseCircleFilled } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '../../../kernel/web/confirm.ts';
import { DraftOffer } from '../../../kernel/web/drafts/draft-offer.tsx';
import { useKeptState } from '../../../kernel/web/drafts/use-kept-state.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { useCloseTag, useTagTitle, useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { CheckPanel } from '../entry/check-panel.web.tsx';
import { EntrySections } from '../entry/entry-form.web.tsx';
import type { Entry } from '../entry/entry-model.web.ts';
import { focusAfter } from '../entry/focus-order.web.ts';
import { createPlaces } from '../entry/places.web.ts';
import { SectionNav } from '../entry/section-nav.web.tsx';
import { EntryScope, type Scope, useScope, useView } from '../entry/use-entry.web.ts';
import { refusesSave } from '../reports/checks/check-report.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { CORRECTION_TEXT as TEXT } from './correction.text.ts';
import { CorrectionReason, focusWhy, type Why } from './correction-reason.web.tsx';
import { EffectPanel } from './effect-panel.web.tsx';
import { useCorrections, useSaveCorrection } from './use-correction.web.ts';

type Props = { entry: Entry; base: Report; reportId: number; row?: AnyRow };

const whyOf = (row: AnyRow | undefined): Why => ({
  reasonKind: (row?.reasonKind as string | undefined) ?? null,
  reason: (row?.reason as string | undefined) ?? '',
  attachments: (row?.attachments as readonly number[] | null | undefined) ?? [],
});

/** The entry form over a confirmed report: what is changed in it becomes a correction, and its effect stands beside it. */
export function CorrectionForm({ entry, base, reportId, row }: Props) {
  const form = `correction${useId().replaceAll(':', '')}`;
  const mobile = useMobile();
  const navigate = useNavigate();
  const closeTag = useCloseTag();
  const list = usePagePath('voyage/ReportCorrections');
  const scroller = useRef<HTMLFormElement>(null);
  const [firstWhy] = useState(() => whyOf(row));
  const [why, setWhy] = useState(firstWhy);
  const [tried, setTried] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [given, setGiven] = useState(false);
  const places = useMemo(() => createPlaces({ entry, form }), [entry, form]);
  const scope = useMemo<Scope>(
    () => ({
      entry,
      form,
      mobile,
      places,
      engineOnly: false,
      explained: true,
      // Everything is filled in: one goes on to the next field.
      goOn: (from) => scroller.current && focusAfter(scroller.current, from),
    }),
    [entry, form, mobile, places],
  );
  const corrections = useCorrections(entry, base);
  useTagTitle(t(TEXT.title, { no: base.reportNo ?? '' }));
  useUnsaved(corrections.length > 0 && !given);
  useEffect(() => entry.start(), [entry]);

  const draft = useKeptState({
    name: `correction:${row?.id ?? `of.${reportId}`}`,
    title: t(TEXT.title, { no: base.reportNo ?? '' }),
    value: (corrections.length > 0 || why !== firstWhy) && !given ? { report: entry.store.values(), why } : undefined,
  });
  const restore = () => {
    const kept = draft.take();
    if (!kept) return;
    entry.replace(kept.report);
    setWhy(kept.why);
  };

  const leave = (id?: number) => {
    setGiven(true);
    if (list) closeTag(id ? `${list}/${id}` : list);
    else navigate(-1);
  };
  const saver = useSaveCorrection({
    entry,
    reportId,
    row,
    onSaved: (saved) => {
      draft.done();
      notify.success(t(TEXT.saved, { no: String(saved.correctionNo) }));
      leave(saved.id);
    },
  });
  const save = () => {
    entry.settle();
    setTried(true);
    const missing = !why.reasonKind ? 'reasonKind' : !why.reason.trim() ? 'reason' : undefined;
    if (missing) return focusWhy(form, missing);
    if (entry.view().savable) void saver.save(why);
  };
  const discard = async () => {
    const question = { title: t(TEXT.discardTitle), effect: t(TEXT.discardBody), act: t(TEXT.discard), danger: true };
    if (corrections.length > 0 && !(await confirm(question))) return;
    draft.giveUp();
    leave(row?.id);
  };
  const effect = <EffectPanel entry={entry} reportId={reportId} base={base} corrections={corrections} />;

  return (
    <EntryScope value={scope}>
      <div className="entry" data-mobile={mobile || undefined}>
        <Head base={base} entry={entry} row={row} />
        <SectionNav scroller={scroller} />
        <div className="entry-body">
          <form className="entry-scroll" ref={scroller} noValidate onSubmit={(event) => event.preventDefault()}>
            {draft.found && <DraftOffer at={draft.found.at} onRestore={restore} onDrop={draft.refuse} />}
            <CorrectionReason form={form} why={why} tried={tried} onChange={setWhy} />
            <EntrySections />
          </form>
          {!mobile && (
            <aside className="entry-side" aria-label={t(TEXT.checks)}>
              {effect}
              <CheckPanel />
            </aside>
          )}
        </div>
        <footer className="entry-bar">
          <div className="entry-bar-left">
            <Status
              message={saver.message}
              count={corrections.length}
              unexplained={tried && !(why.reasonKind && why.reason.trim())}
            />
            {mobile && <Button onClick={() => setSheet(true)}>{t(TEXT.checks)}</Button>}
          </div>
          <div className="entry-bar-right">
            <Button onClick={discard}>{t(TEXT.discard)}</Button>
            <GuardButton type="primary" disabled={corrections.length === 0} loading={saver.saving} onClick={save}>
              {t(TEXT.save)}
            </GuardButton>
          </div>
        </footer>
        {mobile && (
          <Drawer
            open={sheet}
            onClose={() => setSheet(false)}
            placement="bottom"
            size="70vh"
            title={t(TEXT.checks)}
            className="entry-sheet"
          >
            {effect}
            <CheckPanel onGo={() => setSheet(false)} />
          </Drawer>
        )}
      </div>
    </EntryScope>
  );
}

function Head({ base, entry, row }: { base: Report; entry: Entry; row: AnyRow | undefined }) {
  const { context } = entry;
  const time = base.rptTime ? shipTimeWithZone({ utc: base.rptTime, zone: base.zone, now: context.now }) : '';
  return (
    <header className="entry-head">
      <div>
        <h1>
          {t(TEXT.title, { no: base.reportNo ?? '' })}{' '}
          {row && <small className="board-minor">{String(row.correctionNo)}</small>}
        </h1>
        <p className="entry-facts">
          <span>{t(TEXT.facts, { ship: context.shipName, type: t(REPORT_TYPE_TEXT[base.rptType]), time })}</span>
        </p>
      </div>
    </header>
  );
}

/** What stops the draft, else how much is corrected. */
function Status({ message, count, unexplained }: { message: string | undefined; count: number; unexplained: boolean }) {
  const { places } = useScope();
  const findings = useView((view) => view.findings);
  const errors = findings.filter((one) => one.level === 'E' && refusesSave(one.code));
  const [first] = errors;
  const wrong = message ?? (first ? t(TEXT.stop, { n: errors.length }) : unexplained ? t(TEXT.needReason) : undefined);
  return wrong ? (
    <span className="entry-bar-error" role="alert">
      <CloseCircleFilled aria-hidden="true" /> {wrong}{' '}
      {first && !message && (
        <button type="button" className="entry-link" onClick={() => places.goTo(first.field)}>
          {t(TEXT.locate)}
        </button>
      )}
    </span>
  ) : (
    <span role="status">{count > 0 ? t(TEXT.count, { n: count }) : t(TEXT.noChanges)}</span>
  );
}
