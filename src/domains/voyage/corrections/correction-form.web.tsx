import { Button, Drawer } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DraftOffer } from '../../../kernel/web/drafts/draft-offer.tsx';
import { useKeptState } from '../../../kernel/web/drafts/use-kept-state.ts';
import { FormBar } from '../../../kernel/web/form/form-bar.tsx';
import { useFormLeave } from '../../../kernel/web/form/use-form-leave.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { useCloseTag, useTagTitle } from '../../../kernel/web/tabs/use-tag.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { CheckPanel } from '../entry/check-panel.web.tsx';
import { EntrySections } from '../entry/entry-form.web.tsx';
import type { Entry } from '../entry/entry-model.web.ts';
import { EntryNav } from '../entry/entry-nav.web.tsx';
import { focusAfter } from '../entry/focus-order.web.ts';
import { createPlaces } from '../entry/places.web.ts';
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
  useEffect(() => entry.start(), [entry]);

  const unsaved = (corrections.length > 0 || why !== firstWhy) && !given;
  const draft = useKeptState({
    name: `correction:${row?.id ?? `of.${reportId}`}`,
    title: t(TEXT.title, { no: base.reportNo ?? '' }),
    value: unsaved ? { report: entry.store.values(), why } : undefined,
  });
  const mayLeave = useFormLeave({
    unsaved,
    isUnsaved: () => unsaved,
    giveUp: draft.giveUp,
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
    if (await mayLeave()) leave(row?.id);
  };
  const effect = <EffectPanel entry={entry} reportId={reportId} base={base} corrections={corrections} />;

  return (
    <EntryScope value={scope}>
      <div className="entry" data-mobile={mobile || undefined}>
        <Head base={base} entry={entry} row={row} />
        <EntryNav />
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
        <CorrectionBar
          message={saver.message ?? (tried && !(why.reasonKind && why.reason.trim()) ? t(TEXT.needReason) : undefined)}
          count={corrections.length}
          draft={draft}
          saving={saver.saving}
          onSave={save}
          onDiscard={() => void discard()}
          onChecks={mobile ? () => setSheet(true) : undefined}
        />
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

type BarProps = {
  message: string | undefined;
  count: number;
  draft: { readonly keptAt: string | undefined; readonly failed: boolean };
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onChecks: (() => void) | undefined;
};

/** What stops the draft, else how much is corrected. */
function CorrectionBar({ message, count, draft, saving, onSave, onDiscard, onChecks }: BarProps) {
  const { places } = useScope();
  const findings = useView((view) => view.findings);
  const stops = findings.filter((one) => one.level === 'E' && refusesSave(one.code)).map(({ field }) => field);
  return (
    <FormBar
      wrong={stops}
      stop={t(TEXT.stop, { n: stops.length })}
      onWalk={() => places.goToNext(stops)}
      message={message}
      ready={<span role="status">{count > 0 ? t(TEXT.count, { n: count }) : t(TEXT.noChanges)}</span>}
      aside={onChecks && <Button onClick={onChecks}>{t(TEXT.checks)}</Button>}
      dirty={count > 0}
      keptAt={draft.keptAt}
      notKept={draft.failed}
      onDiscard={onDiscard}
      saveLabel={t(TEXT.save)}
      saveOff={count === 0}
      saving={saving}
      onSave={async () => onSave()}
    />
  );
}
