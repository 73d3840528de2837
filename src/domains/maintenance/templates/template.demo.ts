import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { DEMO_JOBS } from '../demo/jobs-data.demo.ts';
import { DEMO_NODES, type DemoNode } from '../demo/machinery-data.demo.ts';
import { LEAD_DAYS } from '../jobs/job.text.ts';
import { equipmentTemplate } from './equipment-template.resource.ts';
import { templateJob } from './template-job.resource.ts';
import { templateNode } from './template-node.resource.ts';

const nodes = recordsOf(templateNode);

const levelOf = ({ code }: DemoNode): number => code.split('.').length;
const aboveOf = (code: string): string => code.split('.').slice(0, -1).join('.');

/** What ships have beyond what every one of the demo has. */
const NEWER: readonly DemoNode[] = [
  { code: '7.06', zh: '岸电系统', en: 'Shore power', type: 'SYSTEM' },
  { code: '7.06.01', zh: '岸电箱', en: 'Shore connection box', type: 'EQUIPMENT', department: 'ENGINE' },
  { code: '7.06.02', zh: '岸电电缆绞车', en: 'Cable reel', type: 'EQUIPMENT', department: 'ENGINE' },
];

type Posts = ReadonlyMap<string, number>;

/** Equipment of a template, a level by one statement; its numbers by code. */
async function makeNodes(ctx: Ctx, templateId: number, of: readonly DemoNode[], posts: Posts) {
  const numbers = new Map<string, number>();
  for (let level = 1; level <= Math.max(...of.map(levelOf)); level += 1) {
    const made = of.filter((node) => levelOf(node) === level);
    const ids = await nodes.createMany(
      ctx,
      made.map((node) => ({
        draft: {
          templateId,
          parentId: numbers.get(aboveOf(node.code)) ?? null,
          nodeType: node.type,
          code: node.code,
          name: node.zh,
          nameEn: node.en,
          department: node.department ?? null,
          keyFlag: node.key ?? false,
          standbyFlag: node.standby ?? false,
          maker: node.maker ?? null,
          model: node.model ?? null,
          responsibleJob: node.post ? (posts.get(node.post) ?? null) : null,
          sortNum: Number(node.code.split('.').at(-1)),
        },
      })),
    );
    for (const [i, node] of made.entries()) numbers.set(node.code, ids[i] ?? 0);
  }
  return numbers;
}

/** The same jobs as on the ships, by the equipment of the template. */
async function makeJobs(ctx: Ctx, templateId: number, numbers: ReadonlyMap<string, number>): Promise<void> {
  const seen = new Map<string, number>();
  await recordsOf(templateJob).createMany(
    ctx,
    DEMO_JOBS.flatMap((job) => {
      const nodeId = numbers.get(job.on);
      if (nodeId === undefined) return [];
      const no = (seen.get(job.on) ?? 0) + 1;
      seen.set(job.on, no);
      return {
        draft: {
          templateId,
          nodeId,
          code: `${job.on}-${String(no).padStart(2, '0')}`,
          name: job.zh,
          nameEn: job.en,
          jobType: job.type,
          level: job.level,
          intervalMonths: job.months ?? null,
          intervalDays: job.days ?? null,
          intervalHours: job.hours ?? null,
          baseRule: job.type === 'CLASS' ? 'FIXED' : 'FLOATING',
          leadDays: LEAD_DAYS[job.level],
          estHours: job.estHours,
          needPermit: job.permit ?? null,
        },
      };
    }),
  );
}

/** A template of the series as released, with what newer ships have, and one that is being written. */
export async function demoTemplates(ctx: Ctx, posts: Posts): Promise<void> {
  const [released = 0, written = 0] = await recordsOf(equipmentTemplate).createMany(ctx, [
    {
      draft: { code: 'TPL-MR', name: '成品油船系列设备', nameEn: 'Product tankers' },
      server: {
        revision: 2,
        releasedOn: daysAfter(officeDay(ctx.now), -40),
        templateStatus: 'RELEASED',
      },
    },
    {
      draft: { code: 'TPL-CHEM', name: '化学品船系列设备', nameEn: 'Chemical tankers' },
      server: { revision: 1 },
    },
  ]);
  const numbers = await makeNodes(ctx, released, [...DEMO_NODES, ...NEWER], posts);
  await makeJobs(ctx, released, numbers);
  const machinery = DEMO_NODES.filter(({ code }) => code.startsWith('6'));
  await makeJobs(ctx, written, await makeNodes(ctx, written, machinery, posts));
}
