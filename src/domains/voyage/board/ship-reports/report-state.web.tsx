import { Tooltip } from 'antd';
import { t } from '../../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../../kernel/web/marks/status-tag.tsx';
import { CONFIRMED_TEXT } from '../../reports/report.text.ts';
import { SHIP_REPORTS_TEXT as TEXT } from './ship-reports.text.ts';

type State = {
  readonly confirmed: unknown;
  readonly returned?: unknown;
  readonly returnReason?: unknown;
};

/** Unconfirmed amber; returned red with its reason as tooltip; confirmed green. */
export function ReportState({ confirmed, returned, returnReason }: State) {
  if (returned === true) {
    const why = t(TEXT.returnedWhy, { reason: String(returnReason ?? '') });
    return (
      <Tooltip title={why}>
        {/* The reason is reached by keyboard too. */}
        <button type="button" className="report-state-button" aria-label={`${t(TEXT.returned)}. ${why}`}>
          <StatusTag tone="red">{t(TEXT.returned)}</StatusTag>
        </button>
      </Tooltip>
    );
  }
  const done = confirmed === 'CONFIRMED';
  return (
    <StatusTag tone={done ? 'green' : 'amber'}>
      {t(done ? CONFIRMED_TEXT.CONFIRMED : CONFIRMED_TEXT.UNCONFIRMED)}
    </StatusTag>
  );
}

/** How many errors are open, and how many warnings still want a reason. */
export function FindingBadge({ errors, warnings }: { errors: number; warnings: number }) {
  if (errors === 0 && warnings === 0) return <span className="field-empty">—</span>;
  const words = [errors > 0 && t(TEXT.errors, { n: errors }), warnings > 0 && t(TEXT.warnings, { n: warnings })].filter(
    Boolean,
  );
  return (
    <span className="finding-badges" title={words.join('; ')}>
      <span className="visually-hidden">{words.join('; ')}</span>
      {errors > 0 && (
        <span aria-hidden className="finding-badge" data-level="E">
          {errors}
        </span>
      )}
      {warnings > 0 && (
        <span aria-hidden className="finding-badge" data-level="W">
          {warnings}
        </span>
      )}
    </span>
  );
}
