import { useMemo } from 'react';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import { pieChart } from '../../../kernel/web/charts/pie-chart.ts';
import { t } from '../../../kernel/web/i18n.ts';
import '../../../kernel/web/list/list.css';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { DashPanel } from './dash-panel.web.tsx';
import { dashQualityPage } from './dash-quality.page.ts';
import { DASH_TEXT as TEXT } from './dash-quality.text.ts';
import { ShipDefects, UnclosedDefects } from './defect-tables.web.tsx';
import { useAnalysisSolution, useAverageDefects, useViqElements } from './use-dash.web.ts';
import './dash-quality.css';

type Bars = readonly { readonly factorName: string; readonly total: number }[];

const barsOf = (name: string, bars: Bars, horizontal: boolean) =>
  cartesianChart({
    categoryName: name,
    categories: bars.map(({ factorName }) => factorName),
    series: [{ name: t(TEXT.total), values: bars.map(({ total }) => total), kind: 'bar' }],
    horizontal,
    barWidth: 20,
  });

/** The smallest slice of the pie, in degrees (specification, section 2.10). */
const MIN_ANGLE = 5;

function Chapters() {
  const asked = useViqElements();
  const { data } = asked;
  const model = useMemo(() => data && barsOf(t(TEXT.chapter), data, true), [data]);
  return (
    <DashPanel title={t(TEXT.chapters)} asked={asked}>
      {() => model && <Chart model={model} label={t(TEXT.chapters)} height="100%" />}
    </DashPanel>
  );
}

function Factors() {
  const asked = useAnalysisSolution();
  const { data } = asked;
  const model = useMemo(() => data && barsOf(t(TEXT.factor), data, false), [data]);
  return (
    <DashPanel title={t(TEXT.factors)} asked={asked}>
      {() => model && <Chart model={model} label={t(TEXT.factors)} height="100%" />}
    </DashPanel>
  );
}

function Averages() {
  const asked = useAverageDefects();
  const { data } = asked;
  const model = useMemo(
    () =>
      data &&
      pieChart({
        categoryName: t(TEXT.type),
        name: t(TEXT.average),
        parts: Object.entries(data).map(([name, value]) => ({ name, value })),
        digits: 2,
        minAngle: MIN_ANGLE,
        share: true,
      }),
    [data],
  );
  return (
    <DashPanel title={t(TEXT.average)} asked={asked}>
      {() => model && <Chart model={model} label={t(TEXT.average)} height="100%" />}
    </DashPanel>
  );
}

/** Quality and inspections at a glance (specification, section 2.10). */
export function Page() {
  const mobile = useMobile();
  return (
    <div className="page-pad dash-quality-page">
      {!mobile && (
        <header className="list-head">
          <h1>{t(dashQualityPage.title)}</h1>
        </header>
      )}
      <div className="dash-quality">
        <Chapters />
        <Factors />
        <Averages />
        <ShipDefects />
        <UnclosedDefects />
      </div>
    </div>
  );
}
