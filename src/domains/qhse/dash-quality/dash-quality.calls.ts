import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const PERMISSION = 'qhse:dashQuality:list';
const Day = z.iso.date();
const Period = z.object({ beginDate: Day.optional(), endDate: Day.optional() });
const Bars = z.array(z.object({ factorName: z.string(), total: z.number().int().nonnegative() }));
const Page = z.object({
  ...Period.shape,
  page: z.coerce.number<number>().int().min(0).max(10_000).optional(),
  size: z.coerce.number<number>().int().min(1).max(300).optional(),
});
const Words = z.string().nullable();

/** Defects by the chapters of the questionnaire (specification, section 2.10 a). */
export const viqElementsCall = route({
  method: 'GET',
  path: '/api/queryViqElements',
  permission: PERMISSION,
  summary: { zh: '检查问卷章节统计', en: 'Defects by chapter' },
  query: Period,
  reply: Bars,
});

/** Analysed defects by the factors of their cause (b). */
export const analysisSolutionCall = route({
  method: 'GET',
  path: '/api/queryAnalysisSolution',
  permission: PERMISSION,
  summary: { zh: '测量分析改进统计', en: 'Analysed defects by factor' },
  query: Period,
  reply: Bars,
});

/** Defects an inspection, by the label of its type (c). */
export const averageDefectsCall = route({
  method: 'GET',
  path: '/api/countAverageNumberDefects',
  permission: PERMISSION,
  summary: { zh: '平均缺陷数', en: 'Average number of defects' },
  query: Period,
  reply: z.record(z.string(), z.number().nonnegative()),
});

/** What inspections found on ships (d, first table). */
export const shipDefectsCall = route({
  method: 'GET',
  path: '/api/getShipDefects',
  permission: PERMISSION,
  summary: { zh: '船舶检查缺陷', en: 'Defects of ships' },
  query: Page,
  reply: z.object({
    content: z.array(
      z.object({
        id: z.number(),
        shipName: z.string(),
        portName: Words,
        inspectionName: Words,
        planPutRightDate: Words,
        ncInspectDate: Words,
        partyName: Words,
      }),
    ),
    totalElements: z.number(),
  }),
});

/** Of these what is not closed, of any day (d, second table). */
export const shipNotClosedCall = route({
  method: 'GET',
  path: '/api/getShipNotClosedDefects',
  permission: PERMISSION,
  summary: { zh: '未关闭检查缺陷', en: 'Unclosed defects of ships' },
  query: Page,
  reply: z.object({
    content: z.array(
      z.object({
        id: z.number(),
        shipName: z.string(),
        ncInspectDate: Words,
        inspectionName: Words,
        ncKind: Words,
        ncContent: z.string(),
        dangerLevel: Words,
        planPutRightDate: Words,
        ncReporter: Words,
        shipResponsibilityDept: Words,
      }),
    ),
    totalElements: z.number(),
  }),
});
