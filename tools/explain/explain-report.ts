import { dimensionLabel, dimensionsOf } from '../../src/kernel/report/dimension.ts';
import { figureField } from '../../src/kernel/report/figure-field.ts';
import { measureName } from '../../src/kernel/report/measure-name.ts';
import { fieldsOfMeasure, type Report, reportPath } from '../../src/kernel/report/report.ts';
import { permissionOf } from '../../src/kernel/resource/resource.ts';
import { fixedUnit, unitField } from '../../src/kernel/resource/unit.ts';
import type { Text } from '../../src/kernel/text.ts';
import { inColumns, section } from './columns.ts';

const both = ({ zh, en }: Text): string => `${zh} / ${en}`;

/** What a measure is made of: fields, or other measures. */
function partsWord(report: Report, name: string): string {
  const measure = report.measures[name];
  switch (measure?.of) {
    case 'ratio':
      return `${measure.over} / ${measure.under}`;
    case 'total':
      return [...measure.plus.map((one) => `+ ${one}`), ...(measure.minus ?? []).map((one) => `- ${one}`)].join(' ');
    case 'level':
      return `${measure.by}: ${measure.levels.map(({ upTo = '', label }) => `${upTo} ${label.en}`.trim()).join(', ')}`;
    default:
      return fieldsOfMeasure(report, name).join(', ');
  }
}

/** How a measure is made, of which rows, and in what it is counted. */
function madeOf(report: Report, name: string): string {
  const measure = report.measures[name];
  const field = figureField(report, name);
  const unit = fixedUnit(field) ?? (unitField(field) ? `each ${unitField(field)} by itself` : '');
  const span = measure && 'span' in measure ? measure.span : '';
  const when = measure?.of === 'count' && measure.when ? `where ${JSON.stringify(measure.when)}` : '';
  return [measure?.of, partsWord(report, name), span, when, unit].filter(Boolean).join('  ');
}

/** Everything that derives from a declared report, as text for a terminal. */
export function explainReport(report: Report): string {
  const { view, shown } = report;
  const path = reportPath(report);
  return [
    `${report.name}  ${both(report.label)}`,
    ...section('读自 Over', [`  ${view.name}  ${both(view.label)}`]),
    ...section(
      '分组 Groups',
      inColumns(dimensionsOf(view, report.dimensions, report.trees).map((one) => [one.key, both(dimensionLabel(one))])),
    ),
    ...section(
      '指标 Figures',
      inColumns(
        Object.keys(report.measures).map((name) => [name, both(measureName(report, name)), madeOf(report, name)]),
      ),
    ),
    ...section(
      '默认 Shown',
      inColumns([
        ['rows', shown.rows.join(', ') || '-'],
        ['across', shown.across ?? '-'],
        ['figures', shown.figures.join(', ')],
        ['chart', shown.chart ?? '-'],
      ]),
    ),
    ...section(
      '接口 Calls',
      inColumns([
        ['GET', path, permissionOf(view, 'list')],
        ['GET', `${path}/export`, permissionOf(view, 'export')],
      ]),
    ),
  ].join('\n');
}
