import { Drawer } from 'antd';
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { DraftOffer } from '../../../kernel/web/drafts/draft-offer.tsx';
import { useFormLeave } from '../../../kernel/web/form/use-form-leave.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useShortcut } from '../../../kernel/web/keys/shortcuts.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { OFFLINE } from '../../../kernel/web/offline/offline.text.ts';
import { OfflineStrip } from '../../../kernel/web/offline/offline-strip.tsx';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { useCloseTag } from '../../../kernel/web/tabs/use-tag.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { HOME_PATH } from '../../../shell/routing/own-pages.ts';
import { refusesSave } from '../reports/checks/check-report.rules.ts';
import type { ReportType } from '../reports/report.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { ActionBar } from './action-bar.web.tsx';
import { CheckPanel } from './check-panel.web.tsx';
import { ComparisonPanel } from './comparison-panel.web.tsx';
import { ENTRY } from './entry.text.ts';
import { EntryHead } from './entry-head.web.tsx';
import type { Entry } from './entry-model.web.ts';
import { EntryNav } from './entry-nav.web.tsx';
import { PlainSection } from './entry-section.web.tsx';
import type { EntryView } from './entry-view.web.ts';
import { EventSection } from './event-section.web.tsx';
import { focusAfter, focusBefore, focusFirst, focusNextOpen } from './focus-order.web.ts';
import { KeyBar, useTyping } from './key-bar.web.tsx';
import { OilSection } from './oil-section.web.tsx';
import { createPlaces } from './places.web.ts';
import { BunkerSection, CargoSection, WasteSection } from './record-sections.web.tsx';
import { ReportConflict } from './report-conflict.web.tsx';
import { createStepOn } from './step-on.web.ts';
import { EntryScope, type Scope } from './use-entry.web.ts';
import { reportTitle, useReportDraft } from './use-report-draft.web.ts';
import { useSaveReport } from './use-save-report.web.ts';

type Props = {
  entry: Entry;
  version?: number /** Why the office sent the report back, if it did. */;
  returned?: string | null;
  onType: (type: ReportType) => void;
};

/** One report being written: sections at the left, checks at the right, acts below. */
export function EntryForm({ entry, version, returned = null, onType }: Props) {
  const form = `entry${useId().replaceAll(':', '')}`;
  const mobile = useMobile();
  const navigate = useNavigate();
  const closeTag = useCloseTag();
  const home = usePagePath('voyage/VoyageReportHome');
  const nautical = usePermission('voyage:report:nautical');
  const scroller = useRef<HTMLFormElement>(null);
  const [sheet, setSheet] = useState(false);
  const typing = useTyping(mobile, scroller);
  const draft = useReportDraft(entry);
  const places = useMemo(() => createPlaces({ entry, form }), [entry, form]);
  const scope = useMemo<Scope>(() => {
    const goOn = (from: HTMLElement) => {
      entry.settle();
      if (!scroller.current) return;
      // A report that is filled in already is gone through field by field.
      if (entry.id !== null) {
        focusAfter(scroller.current, from);
        return;
      }
      // Behind the last entry stands the button that sends the report.
      const done = () => {
        const submit = document.getElementById(`${form}-submit`);
        // On a phone the bar above the keys gives way to it.
        if (submit) submit.focus({ preventScroll: true });
        else from.blur();
      };
      focusNextOpen({ box: scroller.current, from, enterGrid: places.enterGrid, done });
    };
    const stepOn = entry.id === null ? createStepOn({ entry, goOn }) : undefined;
    return { entry, form, mobile, places, engineOnly: !nautical, goOn, stepOn };
  }, [entry, form, mobile, places, nautical]);
  const [given, setGiven] = useState(false);
  const dirty = useSyncExternalStore(
    (listener) => entry.store.subscribe('*', listener),
    () => entry.dirty(),
  );
  const mayLeave = useFormLeave({ unsaved: dirty && !given, isUnsaved: entry.dirty, giveUp: draft.giveUp });
  useEffect(() => entry.start(), [entry]);
  useEffect(() => {
    // Where fingers type, the focus brings the keyboard, which would cover the report before one has seen what is asked.
    if (window.matchMedia('(pointer: coarse)').matches) return;
    const timer = setTimeout(() => focusFirst(scroller.current), 60);
    return () => clearTimeout(timer);
  }, []);

  const leave = () => {
    setGiven(true);
    const list = home && `${home}?shipId=${entry.context.ship.shipId}`;
    if (list) closeTag(list);
    else navigate(-1);
  };
  const discard = async () => {
    if (await mayLeave()) leave();
  };
  const saver = useSaveReport({
    entry,
    version,
    onLost: () => void draft.keep(),
    onQueued: () => {
      draft.done();
      notify.info(t(OFFLINE.queued, { title: reportTitle(entry) }));
      // The ship's reports do not open without a line; home does, and shows what is unsent.
      setGiven(true);
      closeTag(HOME_PATH);
    },
    onSaved: (row, confirmed) => {
      draft.done();
      notify.success(t(confirmed ? ENTRY.savedConfirmed : ENTRY.saved, { no: String(row.reportNo) }));
      leave();
    },
  });
  useShortcut('Ctrl+S', ENTRY.submit, () => {
    entry.settle();
    if (entry.view().savable) void saver.send('submit');
    else {
      entry.store.showAll();
      void draft.keep();
      const stops = stopsOf(entry.view());
      if (stops.length > 0) places.goToNext(stops);
    }
  });

  return (
    <EntryScope value={scope}>
      <div className="entry" data-mobile={mobile || undefined} data-typing={typing !== null || undefined}>
        <EntryHead
          returned={returned !== null}
          onType={(type) => {
            // What was typed goes on under the other type: nothing is left behind here.
            draft.done();
            onType(type);
          }}
        />
        <EntryNav />
        <div className="entry-body">
          <form
            className="entry-scroll"
            ref={scroller}
            noValidate
            onSubmit={(event) => event.preventDefault()}
            onKeyDownCapture={(event) => moveOn(event, scroller.current, scope)}
            onFocusCapture={(event) => places.noteFocus(event.target)}
          >
            <OfflineStrip sends notKept={draft.failed} />
            {draft.found && <DraftOffer at={draft.found.at} onRestore={draft.restore} onDrop={draft.refuse} />}
            {returned !== null && (
              <p className="entry-notice" role="status">
                <span>{t(ENTRY.returnedWhy, { reason: returned })}</span>
              </p>
            )}
            {scope.engineOnly && <p className="entry-notice">{t(ENTRY.engineOnly)}</p>}
            <EntrySections />
          </form>
          {!mobile && (
            <aside className="entry-side" aria-label={t(ENTRY.checks)}>
              <Panels />
            </aside>
          )}
        </div>
        {typing ? (
          <KeyBar typing={typing} />
        ) : (
          <ActionBar saver={saver} draft={draft} onDiscard={() => void discard()} onChecks={() => setSheet(true)} />
        )}
        {mobile && (
          <Drawer
            open={sheet}
            onClose={() => setSheet(false)}
            placement="bottom"
            size="70vh"
            title={t(ENTRY.checks)}
            className="entry-sheet"
          >
            <CheckPanel onGo={() => setSheet(false)} />
            <ComparisonPanel />
          </Drawer>
        )}
        {saver.stale && (
          <ReportConflict
            stale={saver.stale}
            onMerge={(report) => void saver.merge(report)}
            onClose={saver.closeStale}
          />
        )}
      </div>
    </EntryScope>
  );
}

/** The whole form but its frame: a change of the tab's dot or of the draft's time must not draw it anew. */
export const EntrySections = memo(function EntrySections() {
  return (
    <>
      <PlainSection section="identity" />
      <PlainSection section="passage" />
      <EventSection />
      <PlainSection section="weather" />
      <OilSection />
      <PlainSection section="water" />
      <WasteSection />
      <BunkerSection />
      <CargoSection />
      <PlainSection section="note" />
    </>
  );
});

const Panels = memo(function Panels() {
  return (
    <>
      <CheckPanel />
      <ComparisonPanel />
    </>
  );
});

/** What has to be put right before the report can be submitted. */
function stopsOf({ findings, missing }: EntryView): string[] {
  return [...findings.filter((one) => one.level === 'E' && refusesSave(one.code)), ...missing].map(
    ({ field }) => field,
  );
}

/** Enter takes what is offered and goes on to the next entry that is asked for; Tab goes through all. In areas, lists and the grid it keeps its own meaning. */
function moveOn(event: KeyboardEvent, box: HTMLElement | null, { entry, goOn, stepOn }: Scope): void {
  if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && stepOn?.takes(event.key)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !box) return;
  if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return;
  if (!event.target.matches('input, select') || event.target.getAttribute('aria-expanded') === 'true') return;
  if (event.target.closest('[data-grid], [role=dialog]')) return;
  // Before the pickers hear it: a closed picker opens by typing, space or arrow.
  event.preventDefault();
  event.stopPropagation();
  if (event.shiftKey) {
    focusBefore(box, event.target);
    return;
  }
  const { path, suggestion } = event.target.dataset;
  const empty = event.target instanceof HTMLInputElement && event.target.value === '';
  if (empty && path && suggestion !== undefined) entry.take(path);
  goOn(event.target);
}
