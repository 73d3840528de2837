import { Select } from 'antd';
import { useId } from 'react';
import { measuresSeen, type ReportChoice } from '../../report/choice.ts';
import { dimensionLabel, dimensionsOf } from '../../report/dimension.ts';
import { measureName } from '../../report/measure-name.ts';
import { REPORT } from '../../report/report.text.ts';
import { CHART_KINDS, MOST_FIGURES, MOST_ROWS, type Report } from '../../report/report.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { officeDay } from '../../value/office-day.ts';
import { DateInput } from '../fields/date-input.tsx';
import { t } from '../i18n.ts';
import { serverDate } from '../server-clock.ts';
import './report.css';

type Props = {
  report: Report;
  view: AnyResource;
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
};

/** What goes down, across and into the cells, and how it is drawn; a choice holds at once. */
export function ReportChoiceBand({ report, view, choice, onChoose }: Props) {
  const id = useId();
  const dimensions = dimensionsOf(view, report.dimensions, report.trees).map((one) => ({
    value: one.key,
    label: t(dimensionLabel(one)),
    tree: one.tree,
  }));
  const measures = measuresSeen(report, view).map((name) => ({ value: name, label: t(measureName(report, name)) }));
  const { across, chart, asOf = officeDay(serverDate()).slice(0, 7) } = choice;
  return (
    <div className="report-choice" data-as-of={report.asOf !== undefined}>
      {report.asOf !== undefined && (
        <div>
          <label htmlFor={`${id}as-of`}>{t(REPORT.asOf)}</label>
          <DateInput
            id={`${id}as-of`}
            shape="month"
            clearable={false}
            value={asOf}
            onChange={(month) => month && onChoose({ ...choice, asOf: month })}
          />
        </div>
      )}
      <div className="report-choice-rows">
        <label htmlFor={`${id}rows`}>{t(REPORT.groupBy)}</label>
        <Select
          id={`${id}rows`}
          mode="multiple"
          maxCount={MOST_ROWS}
          optionFilterProp="label"
          placeholder={t(REPORT.noGroups)}
          value={[...choice.rows]}
          options={dimensions.filter(({ value }) => value !== across)}
          onChange={(rows: string[]) => onChoose({ ...choice, rows })}
        />
      </div>
      <div>
        <label htmlFor={`${id}across`}>{t(REPORT.across)}</label>
        <Select
          id={`${id}across`}
          showSearch
          optionFilterProp="label"
          value={across ?? ''}
          options={[
            { value: '', label: t(REPORT.none) },
            ...dimensions.filter(({ value, tree }) => !tree && !choice.rows.includes(value)),
          ]}
          onChange={(value) => onChoose({ ...choice, across: value === '' ? undefined : value })}
        />
      </div>
      <div className="report-choice-figures">
        <label htmlFor={`${id}figures`}>{t(REPORT.figures)}</label>
        <Select
          id={`${id}figures`}
          mode="multiple"
          maxCount={MOST_FIGURES}
          maxTagCount="responsive"
          optionFilterProp="label"
          value={[...choice.figures]}
          options={measures}
          onChange={(figures: string[]) => figures.length > 0 && onChoose({ ...choice, figures })}
        />
      </div>
      <div>
        <label htmlFor={`${id}chart`}>{t(REPORT.chart)}</label>
        <Select
          id={`${id}chart`}
          value={chart ?? ''}
          options={[
            { value: '', label: t(REPORT.noChart) },
            ...CHART_KINDS.map((kind) => ({ value: kind, label: t(REPORT[kind]) })),
          ]}
          onChange={(value) => onChoose({ ...choice, chart: CHART_KINDS.find((kind) => kind === value) })}
        />
      </div>
    </div>
  );
}
