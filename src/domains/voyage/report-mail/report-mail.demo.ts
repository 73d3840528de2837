import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import type { ReportType } from '../reports/report.rules.ts';
import { reportMail } from './mail.resource.ts';
import type { Layout, SendWhen } from './mail.text.ts';
import { mailedReport } from './report-letter.server.ts';
import { addressesOf, mailActs, post } from './send-mail.server.ts';

const subscriptions = recordsOf(reportMail);
const HOUR_MS = 3_600_000;

type Subscription = {
  readonly name: string;
  readonly nameEn: string;
  readonly sendWhen: SendWhen;
  readonly layout: Layout;
  readonly mailLanguage: 'en' | 'both';
  readonly types: readonly ReportType[];
  readonly addresses: readonly (readonly [recipient: string, email: string])[];
  readonly remark?: string;
};

/** For charterers; all ships to a manager; what an agent once asked for, stopped by now. */
const SUBSCRIPTIONS: readonly Subscription[] = [
  {
    name: '租家每日动态',
    nameEn: 'Charterers, daily',
    sendWhen: 'CONFIRM',
    layout: 'CHARTERER',
    mailLanguage: 'en',
    types: ['NOON', 'ARRIVAL', 'DEPARTURE'],
    addresses: [
      ['租家运营部', 'operations@charterer.example'],
      ['经纪人', 'desk@broker.example'],
    ],
    remark: '每日确认后发送',
  },
  {
    name: '集团调度中心',
    nameEn: 'Group dispatchers',
    sendWhen: 'CONFIRM',
    layout: 'FULL',
    mailLanguage: 'both',
    types: [],
    addresses: [['集团调度', 'dispatch@group.example']],
  },
  {
    name: '代理船位短行',
    nameEn: 'Agent, position line',
    sendWhen: 'SUBMIT',
    layout: 'POSITION',
    mailLanguage: 'en',
    types: ['NOON'],
    addresses: [['口岸代理', 'ops@agency.example']],
  },
];

/** Three subscriptions, and what the last noon reports of three ships brought: one of them sent again by hand. */
export async function demoReportMails(ctx: Ctx): Promise<void> {
  const [office] = await ctx.db.query<{ id: number }>(`select id from ${PEOPLE} where username = 'ops'`);
  if (!office) return;
  const reports = await ctx.db.query<{ id: number; at: string }>(
    `select distinct on (ship_name) id, confirm_time as at from voyage_report
     where deleted_at is null and rpt_type = 'NOON' and confirmed = 'CONFIRMED' and confirm_time is not null
     order by ship_name, rpt_time desc limit 3`,
  );
  const begun = await asPerson(ctx, office.id, new Date(ctx.now.getTime() - 30 * 24 * HOUR_MS));
  for (const { name, nameEn, sendWhen, layout, mailLanguage, types, addresses, remark } of SUBSCRIPTIONS) {
    const { id } = await subscriptions.create(begun, {
      name,
      nameEn,
      sendWhen,
      layout,
      mailLanguage,
      remark,
      ships: [],
      types: types.map((rptType) => ({ rptType })),
      addresses: addresses.map(([recipient, email]) => ({ recipient, email })),
    });
    const rule = await subscriptions.get(begun, id);
    for (const [i, { id: reportId, at }] of reports.entries()) {
      const then = await asPerson(ctx, office.id, new Date(Date.parse(at)));
      const told = await mailedReport(then, reportId);
      const to = addressesOf(rule);
      await post(then, { rule, told, to, occasion: 'FIRST' });
      if (i === 0 && rule.layout === 'FULL')
        await post(then, { rule, told, to, occasion: 'MANUAL', sentBy: then.user.name });
    }
    if (rule.layout !== 'POSITION') continue;
    const later = await asPerson(ctx, office.id, ctx.now);
    await mailActs.perform(later, 'stop', rule.id, { reason: '代理合同到期' });
  }
}
