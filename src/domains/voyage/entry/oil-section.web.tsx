import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ADJUST_REASON_TEXT } from '../reports/oil.text.ts';
import { ADJUST_REASONS } from '../reports/oil-chain.rules.ts';
import { OIL_ROWS } from '../reports/oil-rows.rules.ts';
import { ENTRY } from './entry.text.ts';
import { ChoiceControl, TextControl } from './entry-controls.web.tsx';
import { EntryField } from './entry-field.web.tsx';
import { EntrySection } from './entry-section.web.tsx';
import { OilCards } from './oil-cards.web.tsx';
import { OilGrid } from './oil-grid.web.tsx';
import { useScope, useView } from './use-entry.web.ts';

export function OilSection() {
  const { mobile } = useScope();
  return (
    <EntrySection section="oil" aside={mobile ? undefined : <KeyHints />}>
      {mobile ? <OilCards /> : <OilGrid />}
      <AdjustReason />
      <OtherNote />
    </EntrySection>
  );
}

function KeyHints() {
  const hints = [
    ['↑↓←→', ENTRY.keyMove],
    ['Enter', ENTRY.keyDown],
    ['Ctrl D', ENTRY.keyFill],
    ['Ctrl V', ENTRY.keyPaste],
  ] as const;
  return (
    <p className="entry-keys" aria-hidden="true">
      {hints.map(([key, text]) => (
        <span key={key}>
          <kbd>{key}</kbd> {t(text)}
        </span>
      ))}
    </p>
  );
}

const NOTE = { kind: 'text', variant: 'line', max: 200 } as const;
const ADJUST = `oil.${OIL_ROWS.indexOf('ADJUST')}`;
const OTHER = `oil.${OIL_ROWS.indexOf('OTHER')}`;
const REASONS = ADJUST_REASONS.map((code) => ({ value: code, label: t(ADJUST_REASON_TEXT[code]) }));

/** Beyond tolerance the difference needs a reason, code and words, where it arises (5.2). */
function AdjustReason() {
  const { store } = useScope().entry;
  const over = useView(({ findings }) => findings.some(({ code }) => code === 'R21'));
  const { value: given } = useField(store, `${ADJUST}.reasonCode`);
  if (!over && !given) return null;
  return (
    <fieldset className="entry-record entry-adjust">
      <legend>{t(ENTRY.adjustTitle)}</legend>
      <div className="entry-grid">
        <EntryField path={`${ADJUST}.reasonCode`} label={t(ENTRY.adjustReason)} required={over}>
          {(aria) => <ChoiceControl path={`${ADJUST}.reasonCode`} aria={aria} choices={REASONS} />}
        </EntryField>
        <EntryField path={`${ADJUST}.note`} label={t(ENTRY.adjustNote)} required={over} span={5}>
          {(aria) => <TextControl path={`${ADJUST}.note`} aria={aria} field={{ ...NOTE, label: ENTRY.adjustNote }} />}
        </EntryField>
      </div>
    </fieldset>
  );
}

/** Fuel of the row Other is explained: incinerator, inert gas, emergency generator (3.6). */
function OtherNote() {
  const { store } = useScope().entry;
  const asked = useView(({ missing }) => missing.some(({ field }) => field === 'oil.OTHER.note'));
  const { value: given } = useField(store, `${OTHER}.note`);
  const { value: grades } = useField(store, `${OTHER}.grades`);
  const burnt = Object.values((grades as Record<string, string | null> | null) ?? {}).some((cell) => Number(cell) > 0);
  if (!asked && !given && !burnt) return null;
  return (
    <div className="entry-grid entry-after">
      <EntryField path={`${OTHER}.note`} label={t(ENTRY.otherNote)} required span={6}>
        {(aria) => <TextControl path={`${OTHER}.note`} aria={aria} field={{ ...NOTE, label: ENTRY.otherNote }} />}
      </EntryField>
    </div>
  );
}
