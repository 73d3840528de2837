import type { Text } from '../text.ts';
import { SPAN_WORDS } from './report.text.ts';
import { measureLabel, type Report, spanOfMeasure } from './report.ts';

/** A measure as it is told from those that read another span of the same. */
export function measureName(report: Report, name: string): Text {
  const label = measureLabel(report, name);
  const span = spanOfMeasure(report, name);
  if (!span) return label;
  return { zh: `${SPAN_WORDS[span].zh}${label.zh}`, en: `${label.en}, ${SPAN_WORDS[span].en.toLowerCase()}` };
}
