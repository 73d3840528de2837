import { DownloadOutlined, PictureOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { Chart, type ChartHandle } from '../../../kernel/web/charts/chart.tsx';
import type { ChartModel } from '../../../kernel/web/charts/chart-model.ts';
import { ChartSwitch, type ChartView } from '../../../kernel/web/charts/chart-switch.tsx';
import { saveFigures } from '../../../kernel/web/charts/save.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { WallNote, WallPanel, WallTool } from './panel.web.tsx';

type Props = {
  title: string;
  /** Nothing while it is not known. */
  model: ChartModel | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Nothing was reported in the whole time: said in words in place of an empty drawing. */
  empty: string | undefined;
  /** Opens the list behind the figure of this place. */
  onPick?: (index: number) => void;
};

/** A chart of the wall with its figures, its exports and its enlargement; a press on a figure opens the list behind it. */
export function ChartPanel({ title, model, failed, onRetry, empty, onPick }: Props) {
  const [view, setView] = useState<ChartView>('chart');
  const small = useRef<ChartHandle>(null);
  const large = useRef<ChartHandle>(null);
  const content = (isLarge: boolean) => {
    if (!model)
      return (
        <WallNote failed={failed} onRetry={onRetry}>
          {t(TEXT.loading)}
        </WallNote>
      );
    if (empty) return <WallNote>{empty}</WallNote>;
    return view === 'table' ? (
      <FigureTable model={model} label={title} onPick={onPick} />
    ) : (
      <Chart
        model={model}
        label={title}
        mode="screen"
        view="chart"
        height={isLarge ? '100%' : 176}
        ref={isLarge ? large : small}
        onPick={onPick && (({ index }) => onPick(index))}
      />
    );
  };
  const tools = (isLarge: boolean) =>
    model &&
    !empty && (
      <>
        <ChartSwitch view={view} onView={setView} />
        <WallTool label={t(TEXT.save, { panel: title })} onClick={() => saveFigures(model.figures, title)}>
          <DownloadOutlined aria-hidden />
        </WallTool>
        {view === 'chart' && (
          <WallTool
            label={t(TEXT.picture, { panel: title })}
            onClick={() => (isLarge ? large : small).current?.savePicture(title)}
          >
            <PictureOutlined aria-hidden />
          </WallTool>
        )}
      </>
    );
  return (
    <WallPanel title={title} tools={tools} enlarges={model !== undefined && !empty}>
      {content}
    </WallPanel>
  );
}

/** The figures of a chart, each line leading to its list. */
function FigureTable({ model, label, onPick }: { model: ChartModel; label: string; onPick: Props['onPick'] }) {
  const { columns, rows } = model.figures;
  return (
    <div className="wall-figure-table">
      <table className="wall-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col" data-figure={i > 0 || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], index) => (
            <tr key={name}>
              <th scope="row">
                {onPick ? (
                  <button type="button" onClick={() => onPick(index)}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]} className="num" data-figure>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
