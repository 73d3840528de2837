import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { bandOf } from './risk.rules.ts';
import { RISK_BANDS, RISK_TEXT as TEXT } from './risk-words.text.ts';

/** How great what remains is. */
export function Residual({ row }: { row: AnyRow }) {
  if (typeof row.residualScore !== 'number') return null;
  const band = RISK_BANDS[bandOf(row.residualScore)];
  return (
    <StatusTag tone={band.tone}>
      {t(TEXT.bandOf)} {row.residualScore} {t(band)}
    </StatusTag>
  );
}
