import { z } from 'zod';
import { listQuery } from '../list-query.ts';
import { permissionOf } from '../resource/resource.ts';
import { type Access, route } from '../route.ts';
import { type Report, reportPath } from './report.ts';

/** A value by which rows are put together, as a filter of the list takes it; null where it is not filled in. */
const Member = z.object({
  value: z.string().nullable(),
  label: z.string(),
  /** In a tree how far below its top, from 0, and whether others stand below it. */
  level: z.number().optional(),
  branch: z.boolean().optional(),
});
export type Member = z.output<typeof Member>;

/** What a measure comes to in one unit; null of those without one. Decimals are text. */
const Figure = z.object({
  /** As people read it, and as a filter of the list takes it. */
  unit: z.string().nullable(),
  key: z.string().nullable(),
  value: z.string(),
});
export type Figure = z.output<typeof Figure>;

const Line = z.object({
  /** The groups it stands in, outermost first; fewer than go down in a subtotal, none in the total. */
  members: z.array(Member),
  /** By what goes across, the sum over all of it last; of each the figures in the order of the choice. */
  figures: z.array(z.array(z.array(Figure))),
});
export type ReportLine = z.output<typeof Line>;

const Answer = z.object({
  across: z.array(Member),
  /** The month by which spans are taken. */
  asOf: z.string().optional(),
  /** Subtotals follow their lines, the total stands last. */
  lines: z.array(Line),
  /** What the filters say, in words; empty where nothing is narrowed. */
  about: z.string(),
  /** Rows of the list that are counted. */
  counted: z.number(),
});
export type ReportAnswer = z.output<typeof Answer>;

/** The figures of a report: filters as in the list of its view; `rows` up to three times, `across`, `figures`, `rank`, `asOf`. */
export const reportRoute = (report: Report) =>
  route({
    method: 'GET',
    path: reportPath(report),
    permission: permissionOf(report.view, 'list') as Access,
    summary: { zh: `统计${report.label.zh}`, en: `Figures of ${report.label.en.toLowerCase()}` },
    query: listQuery,
    reply: Answer,
  });

/** The same as a workbook. */
export const reportSheetRoute = (report: Report) =>
  route({
    method: 'GET',
    path: `${reportPath(report)}/export`,
    permission: permissionOf(report.view, 'export') as Access,
    summary: { zh: `导出${report.label.zh}`, en: `Export ${report.label.en.toLowerCase()}` },
    query: listQuery,
  });
