import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { useState, useSyncExternalStore } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import type { Finding } from '../reports/checks/check.rules.ts';
import { ALL_RULES, refusesSave } from '../reports/checks/check-report.rules.ts';
import { LEVEL_TEXT } from '../reports/report.text.ts';
import { ENTRY } from './entry.text.ts';
import { reasonKey } from './entry-model.web.ts';
import { useScope, useView } from './use-entry.web.ts';

const ICONS = { E: CloseCircleFilled, W: ExclamationCircleFilled, I: InfoCircleFilled } as const;
const LEVELS = ['E', 'W', 'I'] as const;

/** What the rules say while one writes; a click goes to the place, a warning takes its reason in its own line. */
export function CheckPanel({ onGo }: { onGo?: () => void }) {
  const findings = useView((view) => view.findings);
  const missing = useView((view) => view.missing);
  const passed = useView((view) => view.passed);
  // Nobody has passed anything on a form that nobody has touched.
  const { entry } = useScope();
  const written = useSyncExternalStore(entry.subscribe, () => entry.id !== null || entry.dirty());
  return (
    <section className="entry-panel" aria-labelledby="entry-checks-title">
      <header>
        <h2 id="entry-checks-title">{t(ENTRY.checks)}</h2>
        <CheckCounts />
      </header>
      <ul className="checks">
        {LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level)).map((finding) => (
          <CheckLine key={`${reasonKey(finding)} ${finding.message.en}`} finding={finding} onGo={onGo} />
        ))}
        {missing.length > 0 && <MissingLine missing={missing} onGo={onGo} />}
      </ul>
      {written && (
        <p className="checks-passed">
          <CheckCircleFilled aria-hidden="true" /> {t(ENTRY.passed, { n: passed })}
        </p>
      )}
    </section>
  );
}

/** Errors, warnings and notes by number; each with its shape, so that colour is not alone. */
export function CheckCounts() {
  const findings = useView((view) => view.findings);
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const [e, w, i] = LEVELS.map(count);
  return (
    <span className="checks-counts" role="img" aria-label={t(ENTRY.checksOf, { e: e ?? 0, w: w ?? 0, i: i ?? 0 })}>
      {LEVELS.map((level) => {
        const Icon = ICONS[level];
        return (
          <span key={level} data-level={level}>
            <Icon aria-hidden="true" /> {count(level)}
          </span>
        );
      })}
    </span>
  );
}

function CheckLine({ finding, onGo }: { finding: Finding; onGo?: () => void }) {
  const { places } = useScope();
  const Icon = ICONS[finding.level];
  const rule = ALL_RULES.find(({ code }) => code === finding.code);
  const soft = finding.level === 'E' && !refusesSave(finding.code);
  return (
    <li data-level={finding.level}>
      <Icon className="checks-icon" aria-label={t(LEVEL_TEXT[finding.level])} role="img" />
      <button
        type="button"
        onClick={() => {
          onGo?.();
          places.goTo(finding.field);
        }}
      >
        <strong>{t(finding.message)}</strong>
        <span>{soft ? t(ENTRY.blocksConfirm) : rule && t(rule.title)}</span>
      </button>
      <span className="checks-code">{finding.code}</span>
      {finding.level === 'W' && <ReasonLine finding={finding} />}
    </li>
  );
}

/** R21 takes its reason below the grid; every other warning here. */
function ReasonLine({ finding }: { finding: Finding }) {
  const { entry, form, explained } = useScope();
  const key = reasonKey(finding);
  const given = useSyncExternalStore(entry.subscribe, () => entry.reasons()[key] ?? '');
  const [open, setOpen] = useState(false);
  if (finding.reason) return <p className="checks-reasoned">{t(ENTRY.reasoned, { reason: finding.reason })}</p>;
  if (explained) return <p className="checks-hint">{t(ENTRY.explained)}</p>;
  if (finding.code === 'R21') return <p className="checks-hint">{t(ENTRY.reasonInGrid)}</p>;
  if (given && !open)
    return (
      <button type="button" className="checks-reasoned" onClick={() => setOpen(true)}>
        {t(ENTRY.reasoned, { reason: given })}
      </button>
    );
  const label = t(ENTRY.reasonOf, { code: finding.code });
  return (
    <input
      id={`${form}-reason-${key.replace(/[^\w]/g, '-')}`}
      className="entry-input checks-reason"
      type="text"
      maxLength={500}
      aria-label={label}
      placeholder={t(ENTRY.reasonHint)}
      defaultValue={given}
      onFocus={() => setOpen(true)}
      onChange={(event) => entry.setReason(key, event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      onBlur={() => setOpen(false)}
    />
  );
}

/** Required entries that are still empty: one line, and a way to the next of them. */
function MissingLine({ missing, onGo }: { missing: readonly Finding[]; onGo?: () => void }) {
  const { places } = useScope();
  const next = useSyncExternalStore(places.subscribe, () => places.next(missing.map(({ field }) => field)));
  const first = missing.find(({ field }) => field === next) ?? missing[0];
  if (!first) return null;
  return (
    <li data-level="M">
      <span className="checks-icon checks-ring" aria-hidden="true" />
      <button
        type="button"
        onClick={() => {
          onGo?.();
          places.goTo(first.field);
        }}
      >
        <strong>{t(ENTRY.missing, { n: missing.length })}</strong>
        <span>{t(ENTRY.missingNext, { name: t(first.message) })}</span>
      </button>
    </li>
  );
}
