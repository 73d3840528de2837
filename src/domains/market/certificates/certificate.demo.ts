import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { createCertificate } from './certificate.server.ts';

const DAY_MS = 86_400_000;
/** Days before today on which the papers were entered. */
const ENTERED = 45;

/** Every ship has these; issuer beside them. */
const COMMON = [
  ['PANDI', '中国船东互保协会'],
  ['HULL', '人保财险'],
  ['BUNKER', '海事局'],
] as const;
const TANKER = [
  ['SINOPEC', '中国石化'],
  ['CNPC', '中国石油'],
  ['CLC', '海事局'],
  ['Q88', '公司商务部'],
] as const;
const CHEMICAL = [
  ['CDI', '化学品分销协会'],
  ['DANGEROUS', '中国船级社'],
] as const;
const FOREIGN = [
  ['SIRE', '油公司国际海事论坛'],
  ['INTERNATIONAL', '交通运输部'],
] as const;
const BULK = [['RIGHTSHIP', '散货船评级机构']] as const;
const HOME = [['DOMESTIC', '交通运输部']] as const;

type Ship = Awaited<ReturnType<typeof vesselsOf>>[number];

/** What she needs for her trade. */
function kindsOf({ type, tradeArea }: Ship): (readonly [kind: string, issuer: string])[] {
  const bulk = type === 'BULK_CARRIER';
  const chemical = type === 'CHEMICAL_TANKER' || type === 'OIL_CHEMICAL_TANKER';
  return [
    ...COMMON,
    ...(bulk ? BULK : TANKER),
    ...(chemical ? CHEMICAL : []),
    ...(tradeArea === 'UNLIMITED' ? FOREIGN : HOME),
  ];
}

/** Days left of those that are not simply valid, by their place among all: one has ended, two end within thirty days, four within ninety. */
const LEFT: Readonly<Record<number, number>> = { 5: -12, 11: 9, 19: 24, 3: 41, 8: 58, 14: 73, 23: 88 };
const CONDITIONAL = 16;
/** An inspection so many days ago still holds for more than ninety. */
const INSPECTED = 60;

/** Papers of every ship, with a few to look after. */
export async function demoCertificates(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'chartering' and deleted_at is null`,
  );
  if (!writer) return;
  const by = await asPerson(ctx, writer.id, new Date(ctx.now.getTime() - ENTERED * DAY_MS));
  const day = (days: number): string => officeDay(new Date(ctx.now.getTime() + days * DAY_MS));
  let at = 0;
  for (const ship of await vesselsOf(ctx))
    for (const [certKind, issuer] of kindsOf(ship)) {
      const left = LEFT[at];
      const inspection = certKind === 'SIRE' || certKind === 'CDI';
      const approval = inspection || certKind === 'SINOPEC' || certKind === 'CNPC';
      const expiryDate = left !== undefined ? day(left) : inspection ? null : day(120 + ((at * 37) % 280));
      const conditional = at === CONDITIONAL;
      await createCertificate(by, {
        shipId: ship.id,
        certKind,
        certNo: `${ship.shipCode}-${String(2600 + at)}`,
        issuer,
        issueDate: day(left === undefined ? -INSPECTED : left - 365),
        expiryDate,
        ...(approval && { result: 'ACCEPTABLE', observations: at % 4 }),
        ...(conditional && { result: 'CONDITIONAL', observations: 3, nextAction: '缺陷整改后请检查方复核' }),
        ...(left !== undefined && { nextAction: left < 0 ? '已过期，换证办理中' : '已联系换证' }),
        responsibleId: writer.id,
      });
      at += 1;
    }
}
