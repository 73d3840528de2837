import { Select } from 'antd';
import { useMemo, useState } from 'react';
import type { ReportAnswer } from '../../report/answer.ts';
import type { Chosen } from '../../report/choice.ts';
import { measureName } from '../../report/measure-name.ts';
import { REPORT } from '../../report/report.text.ts';
import type { ChartKind, Report } from '../../report/report.ts';
import { Chart } from '../charts/chart.tsx';
import { withUnit } from '../charts/figure.ts';
import { lang, t } from '../i18n.ts';
import { drawablesOf, drawReport } from './draw-report.ts';
import './report.css';

type Props = { report: Report; chosen: Chosen; answer: ReportAnswer; kind: ChartKind };

/** One figure of a report drawn, in one unit; which one is chosen where there are several. */
export function ReportChart({ report, chosen, answer, kind }: Props) {
  const [wanted, setWanted] = useState('');
  const drawables = useMemo(
    () => drawablesOf(chosen, answer).filter(({ measure }) => report.measures[measure]?.of !== 'level'),
    [report, chosen, answer],
  );
  const drawn = drawables.find(({ key }) => key === wanted) ?? drawables[0];
  const model = useMemo(
    () => drawn && drawReport({ report, chosen, answer, drawn, kind, lang }),
    [report, chosen, answer, drawn, kind],
  );
  if (!drawn || !model) return null;
  const word = ({ measure, unit }: typeof drawn): string =>
    withUnit(t(measureName(report, measure)), unit ?? undefined);
  return (
    <div className="report-chart">
      {drawables.length > 1 && (
        <Select
          size="small"
          aria-label={t(REPORT.drawn)}
          value={drawn.key}
          options={drawables.map((one) => ({ value: one.key, label: word(one) }))}
          onChange={setWanted}
        />
      )}
      <Chart model={model} label={`${t(report.label)} ${word(drawn)}`} height={240} />
    </div>
  );
}
