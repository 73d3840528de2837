import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { CHART_INK, type Look } from '../theme/tokens.ts';
import { useThemeMode } from '../theme/use-theme.ts';
import { CHART_TEXT } from './chart.text.ts';
import type { ChartModel } from './chart-model.ts';
import { ChartSwitch, type ChartView } from './chart-switch.tsx';
import { ChartTable } from './chart-table.tsx';
import { saveFigures, savePicture } from './save.ts';
import { type Pick, useDrawing } from './use-drawing.ts';
import './chart.css';

export type ChartHandle = {
  /** Downloads the drawing as PNG. */
  savePicture(name: string): void;
  /** Downloads the figures as CSV. */
  saveFigures(name: string): void;
};

type Props = {
  model: ChartModel;
  /** What the chart tells, for those who do not see it. */
  label: string;
  /** px, or '100%' in a panel of known height. */
  height?: number | '100%';
  /** Left out, the chart follows the user's theme; walls say `screen`. */
  mode?: Look;
  /** Given, the panel shows the switch itself (`ChartSwitch`); left out, the chart shows it in its corner. */
  view?: ChartView;
  onPick?: (pick: Pick) => void;
  ref?: Ref<ChartHandle>;
};

/** A chart with its figures behind a switch. Memoise `model`: each new one is drawn anew. */
export function Chart({ model, label, height = 240, mode, view, onPick, ref }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const userMode = useThemeMode();
  const look = mode ?? userMode;
  const [ownView, setOwnView] = useState<ChartView>('chart');
  const shown = view ?? ownView;
  const empty = model.figures.rows.length === 0;
  const drawing = useDrawing({ place, look, model, shown: shown === 'chart' && !empty, onPick });
  useImperativeHandle(
    ref,
    () => ({
      savePicture(name) {
        if (drawing) savePicture(drawing.getDataURL({ pixelRatio: 2, backgroundColor: CHART_INK[look].ground }), name);
      },
      saveFigures: (name) => saveFigures(model.figures, name),
    }),
    [drawing, look, model],
  );
  return (
    <figure className="chart" style={{ height }}>
      {!view && !empty && <ChartSwitch view={shown} onView={setOwnView} />}
      {empty && <p className="chart-none">{t(CHART_TEXT.none)}</p>}
      {!empty && shown === 'chart' && <div className="chart-drawing" role="img" aria-label={label} ref={place} />}
      {!empty && shown === 'table' && (
        <div className="chart-figures">
          <ChartTable figures={model.figures} label={label} />
        </div>
      )}
    </figure>
  );
}
