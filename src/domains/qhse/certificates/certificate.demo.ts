import type { Ctx } from '../../../kernel/server/context.ts';
import type { NewRow } from '../../../kernel/server/crud/create-many.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE, UNITS } from '../../identity/public.server.ts';
import { shipCertificate } from './certificate.resource.ts';
import { currentKeyOf, isNeeded } from './certificate.rules.ts';
import { termsOf } from './certificate.server.ts';
import { type CertificateTypeRow, certificateType } from './certificate-type.resource.ts';
import { classCondition } from './class-condition.resource.ts';
import { type Done, latestExpiry, type Window, windowsOf } from './windows.rules.ts';

const DAY_MS = 86_400_000;
/** The papers were entered when the product came. */
const ENTERED_DAYS = 20;

type Ship = Awaited<ReturnType<typeof vesselsOf>>[number];
type Plant = 'expired' | 'overdue' | 'extended' | 'inWindow' | 'dueSoon' | 'draft' | 'checking' | 'withdrawn' | 'none';

/** What one looks after, by the place of the ship in the fleet and the code of the type: each case once. */
const PLANTED: Readonly<Record<string, Plant>> = {
  '0 LSAFFA': 'expired',
  '0 IOPP': 'overdue',
  '1 SMC': 'extended',
  '1 LL': 'inWindow',
  '1 CO2': 'dueSoon',
  '2 MED': 'none',
  '2 WRC': 'draft',
  '3 WRC': 'checking',
  '3 PNI': 'withdrawn',
};

/** Months since the last anniversary, by what one wants to see today. */
const SINCE = { usual: 6, inWindow: 11, overdue: 16 } as const;

const ISSUERS: Readonly<Record<string, string>> = {
  CLASS: '中国船级社',
  STATUTORY: '中国船级社',
  ISM: '中国船级社',
  INSURANCE: '海事局',
  EQUIPMENT: '船舶设备检修站',
};

type Made = { readonly row: NewRow; readonly surveys: readonly Window[] };

type Story = {
  readonly type: CertificateTypeRow;
  readonly ship: Ship | undefined;
  readonly companyId: number | null;
  readonly plant: Plant | undefined;
  readonly at: number;
  readonly today: string;
};

/** When it was issued: so that what is planted is so today, and others lie between two surveys. */
function issuedOn({ type, plant, at, today }: Story): string {
  const months = type.validMonths;
  if (months === null) return monthsFrom(today, -(20 + ((at * 7) % 90)));
  if (plant === 'expired') return daysAfter(monthsFrom(today, -months), -12);
  if (plant === 'dueSoon') return daysAfter(monthsFrom(today, -months), 45);
  if (plant === 'extended') return daysAfter(monthsFrom(today, -months), -20);
  if (months < 60) return monthsFrom(today, -(1 + ((at * 5) % Math.max(2, months - 4))));
  if (plant === 'overdue') return monthsFrom(today, -SINCE.overdue);
  if (plant === 'inWindow') return monthsFrom(today, -SINCE.inWindow);
  return monthsFrom(today, -(12 * (at % 4) + SINCE.usual));
}

/** What the surveyor has done by today: all whose window is over, the halfway survey with the second annual one. */
function doneBy(windows: readonly Window[], today: string): Done[] {
  const half = windows.find(({ surveyKind }) => surveyKind === 'INTERMEDIATE' || surveyKind === 'PERIODICAL');
  const second = windows.find(({ surveyKind, surveyNo }) => surveyKind === 'ANNUAL' && surveyNo === 2);
  const halfDay = half && daysAfter(second?.anniversary ?? half.windowFrom, 10);
  return windows.flatMap(({ surveyKind, surveyNo, windowFrom, windowTo }) => {
    if (surveyKind === 'RENEWAL') return [];
    if (half && surveyKind === half.surveyKind)
      return halfDay && halfDay <= today ? [{ surveyKind, surveyNo, doneDate: halfDay }] : [];
    if (second && surveyKind === 'ANNUAL' && surveyNo === 2 && half) return [];
    return windowTo < today ? [{ surveyKind, surveyNo, doneDate: daysAfter(windowFrom, 60) }] : [];
  });
}

const STANDINGS: Partial<Record<Plant, string>> = { draft: 'DRAFT', checking: 'CHECKING', withdrawn: 'WITHDRAWN' };

function certificateOf(story: Story): Made {
  const { type, ship, companyId, plant, at, today } = story;
  const terms = termsOf(type);
  const issueDate = issuedOn(story);
  const expiryDate = latestExpiry(terms, issueDate, 'FULL');
  const extendedTo = plant === 'extended' && expiryDate ? monthsFrom(expiryDate, 2) : null;
  const dates = { certKind: 'FULL', expiryDate, extendedTo } as const;
  const done = plant === 'overdue' ? [] : doneBy(windowsOf(terms, dates), today);
  const standing = (plant && STANDINGS[plant]) ?? 'CURRENT';
  const itemName = type.perItem ? '1 号' : null;
  const holder = { shipId: ship?.id ?? null, companyId, typeId: type.id, itemName };
  const draft = {
    ...holder,
    certNo: `${ship?.shipCode ?? 'HYG'}-${type.code}-${String(2400 + at)}`,
    issueDate,
    expiryDate,
    issuer: ISSUERS[type.certGroup] ?? '海事局',
    issuePlace: ['上海', '大连', '青岛', '舟山'][at % 4],
  };
  const server = {
    standing,
    versionNo: 1,
    extendedTo,
    currentKey: standing === 'CURRENT' ? currentKeyOf(holder) : null,
  };
  return { row: { draft, server }, surveys: windowsOf(terms, dates, done) };
}

/** Lines of many certificates by one statement. */
async function writeSurveys(ctx: Ctx, ids: readonly number[], made: readonly Made[]): Promise<void> {
  const rows = made.flatMap(({ surveys }, i) =>
    surveys.map((one, seq) => ({
      parent_id: ids[i],
      seq,
      survey_kind: one.surveyKind,
      survey_no: one.surveyNo,
      window_from: one.windowFrom,
      anniversary: one.anniversary,
      window_to: one.windowTo,
      done_date: one.doneDate,
      credited: one.credited,
      done_place: one.doneDate ? '上海' : null,
      surveyor: one.doneDate ? '周验船师' : null,
    })),
  );
  await ctx.db.query(
    `insert into qhse_certificate_survey
      (parent_id, seq, survey_kind, survey_no, window_from, anniversary, window_to, done_date, credited, done_place, surveyor)
     select parent_id, seq, survey_kind, survey_no, window_from, anniversary, window_to, done_date, credited, done_place, surveyor
     from json_populate_recordset(null::qhse_certificate_survey, $1)`,
    [JSON.stringify(rows)],
  );
}

/** The certificates that each ship must hold, a few to look after; the company's document of compliance; a former version; conditions of class. */
export async function demoShipCertificates(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'tech' and deleted_at is null`,
  );
  const [company] = await ctx.db.query<{ id: number }>(
    `select id from ${UNITS} where parent_id is null and deleted_at is null order by id limit 1`,
  );
  if (!writer || !company) return;
  const { now } = ctx;
  const person = await asPerson(ctx, writer.id, new Date(now.getTime() - ENTERED_DAYS * DAY_MS));
  // Papers of the whole fleet were brought in at once.
  const by: Ctx = { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  const today = officeDay(now);
  const [ships, types] = [await vesselsOf(ctx), await recordsOf(certificateType).find(ctx, {})];
  const stories = ships.flatMap((ship, s) =>
    types.flatMap((type, n): Story[] => {
      if (type.holder !== 'SHIP' || !isNeeded(type.needs, ship)) return [];
      const plant = PLANTED[`${s} ${type.code}`];
      return plant === 'none' ? [] : [{ type, ship, companyId: null, plant, at: s * 37 + n * 3, today }];
    }),
  );
  const doc = types.filter(({ code }) => code === 'DOC');
  const made = [
    ...stories,
    ...doc.map((type): Story => ({ type, ship: undefined, companyId: company.id, plant: undefined, at: 2, today })),
  ].map(certificateOf);
  const certificates = recordsOf(shipCertificate);
  const ids = await certificates.createMany(
    by,
    made.map(({ row }) => row),
  );
  await writeSurveys(ctx, ids, made);
  await demoFormer(by, { stories, ids, made });
  await demoConditions(by, ships, today);
}

/** The one before a certificate that was renewed: kept, and read from its next version. */
async function demoFormer(
  by: Ctx,
  { stories, ids, made }: { stories: readonly Story[]; ids: readonly number[]; made: readonly Made[] },
): Promise<void> {
  const at = stories.findIndex(({ type, plant }) => type.code === 'PNI' && plant === undefined);
  const [id, next] = [ids[at], made[at]?.row.draft];
  if (id === undefined || !next) return;
  const certificates = recordsOf(shipCertificate);
  const issueDate = monthsFrom(String(next.issueDate), -12);
  const former = {
    ...next,
    certNo: `${String(next.certNo)}-A`,
    issueDate,
    expiryDate: daysAfter(String(next.issueDate), -1),
  };
  const [formerId] = await certificates.createMany(by, [
    { draft: former, server: { standing: 'SUPERSEDED', versionNo: 1, currentKey: null } },
  ]);
  await certificates.patch(by, id, { formerId, versionNo: 2 }, { action: 'edit' });
}

const CONDITIONS = [
  ['CC-01', '舷梯绞车钢丝绳磨损，须更换', -40, 50, null],
  ['CC-02', '货油舱透气阀阀盘锈蚀，须修复后复验', -100, -5, null],
  ['CC-03', '主机滑油冷却器泄漏，临时修理须换新', -150, -20, -30],
  ['CC-04', '艏侧推密封渗油，坞修时检查', -20, 150, null],
] as const;

async function demoConditions(by: Ctx, ships: readonly Ship[], today: string): Promise<void> {
  const day = (days: number | null): string | null => (days === null ? null : daysAfter(today, days));
  await recordsOf(classCondition).createMany(
    by,
    CONDITIONS.flatMap(([conditionNo, content, imposed, due, deleted], i) => {
      const ship = ships[i % ships.length];
      if (!ship) return [];
      const dates = { imposeDate: day(imposed), dueDate: day(due), deletedDate: day(deleted) };
      return [{ draft: { conditionNo, shipId: ship.id, content, ...dates } }];
    }),
  );
}
