import { t } from '../i18n.ts';
import { CHART_TEXT } from './chart.text.ts';
import './chart.css';

export type ChartView = 'chart' | 'table';

/** Goes between the drawing and its figures; sits in the panel's head or in the chart's own corner. */
export function ChartSwitch({ view, onView }: { view: ChartView; onView: (view: ChartView) => void }) {
  const other = view === 'chart' ? 'table' : 'chart';
  return (
    <button type="button" className="chart-switch" onClick={() => onView(other)}>
      {t(CHART_TEXT[other])}
    </button>
  );
}
