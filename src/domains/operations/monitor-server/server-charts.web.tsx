import dayjs from 'dayjs';
import { useMemo } from 'react';
import type { Text } from '../../../kernel/text.ts';
import { lineChart } from '../../../kernel/web/charts/bar-chart.ts';
import type { Series } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { MONITOR_TEXT as TEXT } from './monitor.text.ts';
import type { ServerSample } from './server-monitor.calls.ts';
import './monitor.css';

type Line = { name: Text; of: (sample: ServerSample) => number; unit?: string; digits: number };
const GB = 1_000_000_000;
const MB = 1_000_000;

/** What is drawn of the last hour. */
const CHARTS: readonly { key: string; title: Text; lines: readonly Line[] }[] = [
  {
    key: 'cpu',
    title: TEXT.cpuTitle,
    lines: [
      { name: TEXT.process, of: (s) => s.cpu, unit: '%', digits: 1 },
      { name: TEXT.machine, of: (s) => s.machineCpu, unit: '%', digits: 1 },
    ],
  },
  {
    key: 'memory',
    title: TEXT.memoryTitle,
    lines: [
      { name: TEXT.resident, of: (s) => s.resident / MB, unit: 'MB', digits: 0 },
      { name: TEXT.heap, of: (s) => s.heap / MB, unit: 'MB', digits: 0 },
    ],
  },
  {
    key: 'loop',
    title: TEXT.loopTitle,
    lines: [
      { name: TEXT.p99, of: (s) => s.loopDelay, unit: 'ms', digits: 1 },
      { name: TEXT.longest, of: (s) => s.loopDelayMax, unit: 'ms', digits: 1 },
    ],
  },
  {
    key: 'connections',
    title: TEXT.connections,
    lines: [
      { name: TEXT.http, of: (s) => s.connections, digits: 0 },
      { name: TEXT.pool, of: (s) => s.databaseConnections, digits: 0 },
    ],
  },
  {
    key: 'calls',
    title: TEXT.calls,
    lines: [{ name: TEXT.calls, of: (s) => s.callsPerMinute, digits: 0 }],
  },
  {
    key: 'disk',
    title: TEXT.diskTitle,
    lines: [
      { name: TEXT.used, of: (s) => s.diskUsed / GB, unit: 'GB', digits: 1 },
      { name: TEXT.total, of: (s) => s.diskTotal / GB, unit: 'GB', digits: 1 },
    ],
  },
];

const seriesOf = ({ name, of, unit, digits }: Line, samples: readonly ServerSample[]): Series => ({
  name: t(name),
  values: samples.map((sample) => of(sample).toFixed(digits)),
  unit,
  digits,
});

/** The last hour of one node as small charts. */
export function ServerCharts({ samples }: { samples: readonly ServerSample[] }) {
  const charts = useMemo(() => {
    const categories = samples.map(({ at }) => dayjs(at).format('HH:mm:ss'));
    return CHARTS.map(({ key, title, lines }) => ({
      key,
      title: t(title),
      model: lineChart({
        categoryName: t(TEXT.time),
        categories,
        series: lines.map((line) => seriesOf(line, samples)),
      }),
    }));
  }, [samples]);
  return (
    <div className="monitor-grid">
      {charts.map(({ key, title, model }) => (
        <Panel key={key} title={title}>
          <Chart model={model} label={`${title} · ${t(TEXT.lastHour)}`} height={168} />
        </Panel>
      ))}
    </div>
  );
}
