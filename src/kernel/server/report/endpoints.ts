import { reportRoute, reportSheetRoute } from '../../report/answer.ts';
import { dimensionsOf } from '../../report/dimension.ts';
import { MOST_ROWS, type Report } from '../../report/report.ts';
import { MAX_SIZE } from '../crud/list.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { listQuerySchema } from '../http/openapi-schema.ts';
import { readReport } from './read-report.ts';
import { reportSheet } from './report-sheet.ts';

/** What a report may be asked: the filters of its list, and what goes down, across and into the cells. */
function querySchema(report: Report) {
  const list = listQuerySchema(report.view, MAX_SIZE) as { properties: Record<string, unknown> };
  const { page: _page, size: _size, sort: _sort, ...filters } = list.properties;
  const dimension = {
    type: 'string',
    enum: dimensionsOf(report.view, report.dimensions, report.trees).map(({ key }) => key),
  };
  const figure = { type: 'string', enum: Object.keys(report.measures) };
  return {
    type: 'object',
    properties: {
      rows: { type: 'array', items: dimension, maxItems: MOST_ROWS, title: '分组 / Groups' },
      across: { ...dimension, title: '横向 / Across' },
      figures: { type: 'array', items: figure, title: '指标 / Figures' },
      rank: { ...figure, title: '从大到小 / Largest first' },
      ...(report.asOf && { asOf: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', title: '统计月份 / As of' } }),
      ...filters,
    },
  };
}

/** The calls of a report: its figures, and the same as a workbook. */
export function reportEndpoints(report: Report): Endpoint[] {
  const docs = { query: querySchema(report) };
  return [
    {
      ...serve(reportRoute(report), async (ctx, { query }) => (await readReport(report, ctx, query)).answer, { docs }),
      report,
    },
    serve(
      reportSheetRoute(report),
      async (ctx, { query }) => reportSheet(ctx, report, await readReport(report, ctx, query)),
      { docs },
    ),
  ];
}
