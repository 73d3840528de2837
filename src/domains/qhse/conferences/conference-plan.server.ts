import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, organizationRows, PEOPLE } from '../../identity/public.server.ts';
import { withBelow } from '../../identity/public.ts';
import { generatePlansCall } from './conference.calls.ts';
import { conferenceFlow } from './conference.flow.ts';
import { isSettled } from './conference.rules.ts';
import { conferenceConfig } from './conference-config.resource.ts';
import { type ConferencePlanRow, conferencePlan } from './conference-plan.resource.ts';
import { CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';
import { generatePlans } from './generate-plans.server.ts';

const configs = recordsOf(conferenceConfig);

export const CONFERENCE_MESSAGE = 'qhse.conference';
/** Verifies what others did, or drops it. */
export const VERIFY = 'qhse:conferencePlan:verify';

type Wrong = (field: string, zh: string, en: string) => void;
type Given = { readonly row: ConferencePlanRow; readonly before: ConferencePlanRow | undefined; readonly wrong: Wrong };

const ENDED: readonly string[] = ['VERIFIED', 'CANCELLED'];

type Action = ConferencePlanRow['actions'][number];

/** Whether what was settled, or is to be, is another than it was. */
function isResettled(now: Action, was: Action | undefined): boolean {
  if (!ENDED.includes(now.actionStatus) && !ENDED.includes(was?.actionStatus ?? 'OPEN')) return false;
  return (
    now.actionStatus !== was?.actionStatus ||
    now.doneDate !== was.doneDate ||
    String(now.evidence ?? '') !== String(was.evidence ?? '')
  );
}

/** What was decided is done on a day that has come, verified by those who may and never by whoever did it, and then stays as it is. */
function checkActions(ctx: Ctx, { row, before, wrong }: Given): void {
  const known = new Map(before?.actions.map((one) => [one.id, one]));
  const today = officeDay(ctx.now);
  for (const [i, action] of row.actions.entries()) {
    const { actionStatus, doneDate } = action;
    const at = `actions.${i}`;
    if ((actionStatus === 'DONE' || actionStatus === 'VERIFIED') && !doneDate)
      wrong(`${at}.doneDate`, TEXT.notDone.zh, TEXT.notDone.en);
    if (doneDate && doneDate > today) wrong(`${at}.doneDate`, TEXT.doneFuture.zh, TEXT.doneFuture.en);
    if (!isResettled(action, known.get(action.id))) continue;
    if (!holds(ctx.user, VERIFY)) wrong(`${at}.actionStatus`, TEXT.verifyOthers.zh, TEXT.verifyOthers.en);
    else if (ENDED.includes(actionStatus) && action.responsibleId === ctx.user.id)
      wrong(`${at}.actionStatus`, TEXT.ownAction.zh, TEXT.ownAction.en);
  }
}

const KEPT = ['configId', 'organizationId', 'periodKey'] as const;

const saves = savesOf(conferencePlan, {
  needs: ['configId', 'periodKey'],
  served: async (ctx, given) => {
    const { row, before, wrong } = given;
    for (const name of KEPT) if (before && before[name] !== row[name]) wrong(name, TEXT.kept.zh, TEXT.kept.en);
    checkActions(ctx, given);
    const { configName, hostId } = await configs.get(ctx, row.configId);
    return { planTitle: `${configName} ${row.periodKey}`, hostId: row.hostId ?? hostId };
  },
  later: async (ctx, given) => {
    checkActions(ctx, given);
    return {};
  },
});

export const { create: createPlan, update: updatePlan } = saves;

/** Who is called: the host, and those of the unit who hold a role that attends. */
async function calledTo(ctx: Ctx, { configId, organizationId, hostId }: ConferencePlanRow): Promise<number[]> {
  const { roleIds } = await configs.get(ctx, configId);
  const holders = roleIds?.length ? await holdersOf(ctx, { roleIds }) : [];
  const units = [...withBelow(await organizationRows(ctx), [organizationId])];
  const members = await ctx.db.query<{ id: number }>({
    name: 'qhse-members-of-units',
    text: `select u.id from ${PEOPLE} u where u.id = any($1::bigint[]) and u.organization_id = any($2::bigint[]) order by u.id`,
    values: [holders, units],
  });
  return [...new Set([...(hostId === null ? [] : [hostId]), ...members.map(({ id }) => id)])];
}

/** What is missing before minutes can be confirmed. */
function minutesProblems({ minutes, attendees }: ConferencePlanRow): FieldError[] {
  return [
    ...(minutes?.trim() ? [] : [{ field: 'minutes', message: TEXT.noMinutes }]),
    ...(attendees.some(({ attended }) => attended) ? [] : [{ field: 'attendees', message: TEXT.noAttendees }]),
  ];
}

/** Tells those who were to attend. */
async function tell(ctx: Ctx, row: ConferencePlanRow, { title, text }: { title: Text; text?: Text }): Promise<void> {
  await notify(ctx, {
    to: row.attendees.map(({ personId }) => personId),
    kind: CONFERENCE_MESSAGE,
    title: fill(title, { name: row.planTitle ?? '', day: row.planDate }),
    ...(text && { text }),
    link: recordAddress(conferencePlan.name, row.id),
    resource: conferencePlan.name,
    recordId: row.id,
  });
}

const acts = serveActs(conferencePlan, conferenceFlow, {
  notify: async (ctx, { row, move }) => {
    const called = await calledTo(ctx, row);
    const known = new Set(row.attendees.map(({ personId }) => personId));
    const fresh = called.filter((id) => !known.has(id));
    const attendees = [
      ...row.attendees,
      ...fresh.map((personId) => ({ personId, attended: null, absentReason: null })),
    ];
    const moved = await move({ attendees });
    await tell(ctx, moved, { title: TEXT.called });
    return moved;
  },
  hold: (ctx, { values, move }) => {
    if (Date.parse(values.holdTime) > ctx.now.getTime()) throw invalid([{ field: 'holdTime', message: TEXT.future }]);
    return move(values);
  },
  submit: (ctx, { row, move }) => {
    const wrong = minutesProblems(row);
    if (wrong.length > 0) throw invalid(wrong);
    return move({ submitterId: ctx.user.id });
  },
  return: moves,
  confirm: (ctx, { row, move }) => {
    if (row.submitterId === ctx.user.id) throw new AppError('RULE', TEXT.notHost);
    return move();
  },
  close: (_ctx, { row, move }) => {
    if (!isSettled(row.actions)) throw new AppError('RULE', TEXT.openActions);
    return move();
  },
  cancel: async (ctx, { row, reason, move }) => {
    const cancelled = await move();
    // Nobody was called to what was planned alone.
    if (row.subStatus === 'cf_notified')
      await tell(ctx, row, { title: TEXT.calledOff, text: { zh: reason, en: reason } });
    return cancelled;
  },
});

export const planActs = acts.perform;

export const conferenceEndpoints: readonly Endpoint[] = [
  serve(generatePlansCall, (ctx, { body }) => generatePlans(ctx, body.year)),
  ...acts.endpoints,
  ...crudEndpoints(conferencePlan, { omit: ['import'], ...saves }),
  ...crudEndpoints(conferenceConfig, { omit: ['import'] }),
];
