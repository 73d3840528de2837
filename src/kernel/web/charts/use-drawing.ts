import type { ECharts } from 'echarts/core';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fontsReady } from '../theme/fonts-ready.ts';
import type { Look } from '../theme/tokens.ts';
import type { ChartModel, ChartOption } from './chart-model.ts';
import { startChart } from './echarts.ts';

/** What was clicked: the category or slice, its series and its place. */
export type Pick = { readonly name: string; readonly series: string; readonly index: number };

type Wish = {
  place: RefObject<HTMLDivElement | null>;
  look: Look;
  model: ChartModel;
  shown: boolean;
  onPick?: (pick: Pick) => void;
};

const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Keeps a chart in the element while it is shown; a kept tab that is hidden gives it back and later shows the same part of the axis. */
export function useDrawing({ place, look, model, shown, onPick }: Wish): ECharts | undefined {
  const [chart, setChart] = useState<ECharts>();
  const part = useRef<{ start: number; end: number }>(undefined);
  const pick = useEffectEvent((hit: Pick) => onPick?.(hit));

  useEffect(() => {
    const element = place.current;
    if (!element || !shown) return;
    let drawing: ECharts | undefined;
    const resizing = new ResizeObserver(() => drawing?.resize());
    let gone = false;
    fontsReady().then(() => {
      if (gone) return;
      drawing = startChart(element, look);
      drawing.on('click', ({ name, seriesName, dataIndex }) =>
        pick({ name, series: seriesName ?? '', index: dataIndex }),
      );
      drawing.on('datazoom', (event) => {
        if (isWindow(event)) part.current = { start: event.start, end: event.end };
      });
      resizing.observe(element);
      setChart(drawing);
    });
    return () => {
      gone = true;
      resizing.disconnect();
      drawing?.dispose();
      setChart(undefined);
    };
  }, [place, look, shown]);

  useEffect(() => {
    chart?.setOption(
      { animation: !stillness.matches, animationDuration: 240, ...looking(model.option, part.current) },
      { notMerge: true },
    );
  }, [chart, model]);

  return chart;
}

function isWindow(event: unknown): event is { start: number; end: number } {
  return typeof event === 'object' && event !== null && 'start' in event && 'end' in event;
}

/** The option with the part of the axis that the user had chosen. */
function looking(option: ChartOption, part: { start: number; end: number } | undefined): ChartOption {
  if (!part || !Array.isArray(option.dataZoom)) return option;
  return { ...option, dataZoom: option.dataZoom.map((zoom) => ({ ...zoom, ...part })) };
}
