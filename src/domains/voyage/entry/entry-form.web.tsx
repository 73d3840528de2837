import { Drawer } from 'antd';
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { useShortcut } from '../../../kernel/web/shell/keys/shortcuts.ts';
import { useCloseTag, useUnsaved } from '../../../kernel/web/shell/tags/use-tag.ts';
import { useMobile } from '../../../kernel/web/shell/use-mobile.ts';
import type { Finding } from '../reports/checks/check.rules.ts';
import { refusesSave } from '../reports/checks/check-report.rules.ts';
import type { ReportType } from '../reports/report.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { ActionBar } from './action-bar.web.tsx';
import { CheckPanel } from './check-panel.web.tsx';
import { ComparisonPanel } from './comparison-panel.web.tsx';
import { ConflictDialog } from './conflict-dialog.web.tsx';
import { DraftOffer } from './draft-offer.web.tsx';
import { ENTRY } from './entry.text.ts';
import { EntryHead } from './entry-head.web.tsx';
import type { Entry } from './entry-model.web.ts';
import { PlainSection } from './entry-section.web.tsx';
import type { EntryView } from './entry-view.web.ts';
import { EventSection } from './event-section.web.tsx';
import { focusFirst, focusNext } from './focus-order.web.ts';
import { OilSection } from './oil-section.web.tsx';
import { createPlaces } from './places.web.ts';
import { BunkerSection, CargoSection, WasteSection } from './record-sections.web.tsx';
import { SectionNav } from './section-nav.web.tsx';
import { EntryScope, type Scope } from './use-entry.web.ts';
import { useReportDraft } from './use-report-draft.web.ts';
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
  const draft = useReportDraft(entry);
  const places = useMemo(() => createPlaces({ entry, form }), [entry, form]);
  const scope = useMemo<Scope>(
    () => ({ entry, form, mobile, places, engineOnly: !nautical }),
    [entry, form, mobile, places, nautical],
  );
  const [given, setGiven] = useState(false);
  const dirty = useSyncExternalStore(
    (listener) => entry.store.subscribe('*', listener),
    () => entry.dirty(),
  );
  useUnsaved(dirty && !given);
  useEffect(() => entry.start(), [entry]);
  useEffect(() => {
    const timer = setTimeout(() => focusFirst(scroller.current), 60);
    return () => clearTimeout(timer);
  }, []);

  const leave = () => {
    draft.drop();
    setGiven(true);
    const list = home && `${home}?shipId=${entry.context.ship.shipId}`;
    if (list) closeTag(list);
    else navigate(-1);
  };
  const saver = useSaveReport({
    entry,
    version,
    onLost: draft.keep,
    onSaved: (row, confirmed) => {
      notify.success(t(confirmed ? ENTRY.savedConfirmed : ENTRY.saved, { no: String(row.reportNo) }));
      leave();
    },
  });
  useShortcut('Ctrl+S', ENTRY.submit, () => {
    entry.settle();
    if (entry.view().savable) void saver.save(false);
    else {
      entry.store.showAll();
      draft.keep();
      const first = firstStop(entry.view());
      if (first) places.goTo(first.field);
    }
  });

  return (
    <EntryScope value={scope}>
      <div className="entry" data-mobile={mobile || undefined}>
        <EntryHead
          returned={returned !== null}
          keptAt={draft.keptAt}
          onType={(type) => {
            // What was typed goes on under the other type: nothing is left behind here.
            draft.drop();
            onType(type);
          }}
        />
        <SectionNav scroller={scroller} />
        <div className="entry-body">
          <form
            className="entry-scroll"
            ref={scroller}
            noValidate
            onSubmit={(event) => event.preventDefault()}
            onKeyDownCapture={(event) => moveOn(event, scroller.current)}
          >
            {draft.found && <DraftOffer kept={draft.found} onRestore={draft.restore} onDrop={draft.refuse} />}
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
        <ActionBar saver={saver} draft={draft} onDiscard={leave} onChecks={() => setSheet(true)} />
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
          <ConflictDialog
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

/** What has to be put right first before the report can be submitted. */
function firstStop({ findings, missing }: EntryView): Finding | undefined {
  return findings.find((one) => one.level === 'E' && refusesSave(one.code)) ?? missing[0];
}

/** Enter in a single field goes on to the next; in areas, lists and the grid it keeps its own meaning. */
function moveOn(event: KeyboardEvent, box: HTMLElement | null): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !box) return;
  if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return;
  if (!event.target.matches('input, select') || event.target.getAttribute('aria-expanded') === 'true') return;
  if (event.target.closest('[data-grid], [role=dialog]')) return;
  // Before the pickers hear it: a closed picker opens by typing, space or arrow.
  event.preventDefault();
  event.stopPropagation();
  focusNext(box, event.target, event.shiftKey);
}
