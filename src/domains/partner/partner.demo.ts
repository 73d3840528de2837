import { Readable } from 'node:stream';
import { approvalDesk } from '../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../kernel/server/context.ts';
import { recordsOf } from '../../kernel/server/crud/records.ts';
import { storeFile } from '../../kernel/server/files/files.ts';
import type { FileStore } from '../../kernel/server/files/store.ts';
import type { Demo } from '../../kernel/server/module.ts';
import { answerOf } from '../../kernel/server/ports.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { asPerson } from '../identity/public.server.ts';
import { bankAccount } from './accounts/bank-account.resource.ts';
import { createAccount } from './accounts/save-account.server.ts';
import { type Company, companiesOf } from './demo/companies.demo.ts';
import { demoEvaluations } from './evaluations/evaluation.demo.ts';
import { creditCheck } from './partners/credit-code.rules.ts';
import { moveStanding, standingActs } from './partners/move-standing.server.ts';
import { createPartner } from './partners/save-partner.server.ts';
import type { StandingStep } from './partners/standing-steps.rules.ts';
import { demoQualifications } from './qualifications/qualification.demo.ts';

const DAY_MS = 86_400_000;

const accounts = recordsOf(bankAccount);

const idsBy = async (ctx: Ctx, sql: string): Promise<Map<string, number>> =>
  new Map((await ctx.db.query<{ code: string; id: number }>(sql)).map(({ code, id }) => [code, id]));

/** An invented code with its right check character. */
function creditCodeOf(at: number): string {
  const first = `91310000MA${String(1_000_000 + at * 7919).slice(-7)}`;
  return first + creditCheck(first)!;
}

type Known = { roles: Map<string, number>; countries: Map<string, number>; currencies: Map<string, number> };

const dayFrom = (ctx: Ctx, days: number): string => officeDay(new Date(ctx.now.getTime() + days * DAY_MS));

const STEPS: Readonly<Record<Company['standing'], readonly StandingStep[]>> = {
  PROSPECT: [],
  TRIAL: ['trial'],
  QUALIFIED: ['qualify'],
  SUSPENDED: ['qualify', 'suspend'],
  BLACKLISTED: ['qualify', 'blacklist'],
  INACTIVE: ['qualify'],
};

const REASON: Readonly<Record<string, string>> = {
  trial: '试单通过后转合格',
  qualify: '证照齐全，评审合格',
  suspend: '连续两次逾期交货，整改中',
  blacklist: '提供假冒备件',
};

/** `then` it was entered; its papers end as seen from today. */
async function make(today: Ctx, then: Date, company: Company, at: number, known: Known): Promise<number> {
  const ctx = { ...today, now: then };
  const home = company.country === 'CN';
  const row = await createPartner(ctx, {
    name: company.name,
    nameEn: company.nameEn,
    roleIds: company.roles.map((code) => known.roles.get(code)),
    countryId: known.countries.get(company.country),
    ...(home && { creditCode: creditCodeOf(at) }),
    legalPerson: company.head,
    address: company.city,
    phone: home ? `021-6${String(1_000_000 + at * 137).slice(-7)}` : `+65 6${String(1_000_000 + at * 137).slice(-7)}`,
    email: `sales${at + 1}@partner.example`,
    currencyId: known.currencies.get(home ? 'CNY' : 'USD'),
    paymentTerm: ['30', '60', '45', '90'][at % 4],
    taxpayerKind: home ? 'GENERAL' : 'FOREIGN',
    invoiceKind: home ? 'special' : 'overseas',
    contacts: [
      {
        name: company.contact,
        post: '销售经理',
        mobile: `1390000${String(1000 + at)}`,
        email: `contact${at + 1}@partner.example`,
        english: !home,
        primary: true,
      },
    ],
    scopes: company.types.map((purchaseType) => ({ purchaseType })),
    papers: [
      {
        kind: 'LICENCE',
        number: `L-${1000 + at}`,
        validFrom: dayFrom(today, -900),
        validTo: dayFrom(today, company.paperDays ?? 700),
        mandatory: true,
      },
      ...(at % 3 === 0 ? [{ kind: 'ISO9001', number: `Q-${2000 + at}`, validTo: dayFrom(today, 400) }] : []),
    ],
  });
  // As they stood when the product came.
  for (const step of STEPS[company.standing]) await moveStanding(ctx, row.id, { step, reason: REASON[step] ?? '复核' });
  if (company.standing === 'INACTIVE')
    await standingActs.perform(ctx, 'deactivate', row.id, { reason: '公司注销，不再往来' });
  return row.id;
}

/** An account each for whom one pays, verified by the purchasing manager's side; two wait, one was refused. */
async function account(
  ctx: Ctx,
  files: FileStore | undefined,
  company: Company,
  at: number,
  partnerId: number,
  known: Known,
) {
  const content = Readable.from([Buffer.from(`开户证明（样本）\r\n${company.name}\r\n`)]);
  const proof = files && (await storeFile(ctx, files, { name: `开户证明 ${company.name}.txt`, content })).id;
  const home = company.country === 'CN';
  return createAccount(ctx, {
    partnerId,
    accountName: company.name,
    bankName: home ? '中国工商银行上海外高桥支行' : '港湾商业银行（新加坡）',
    accountNo: `6222${String(100_000_000_000 + at * 1_234_567)}`,
    ...(home ? { cnaps: `102290${String(100_000 + at)}` } : { swift: 'HCBKSGSG' }),
    currencyId: known.currencies.get(home ? 'CNY' : 'USD'),
    isDefault: true,
    proof,
    callBack: `电话回访财务，核对户名与账号后四位一致`,
  });
}

/** The companies of the demo, of every role and standing, most with an account in use. */
export async function demoPartners(ctx: Ctx, { company: { name }, files }: Demo): Promise<void> {
  const known: Known = {
    roles: await idsBy(ctx, 'select code, id from partner_role'),
    countries: await idsBy(ctx, 'select code2 as code, id from parameter_country'),
    currencies: await idsBy(ctx, 'select code, id from parameter_currency'),
  };
  const people = await idsBy(
    ctx,
    `select u.username as code, u.id from identity_user u where u.username in ('purchaser', 'finance')`,
  );
  const desk = answerOf(ctx, approvalDesk);
  const [buyer, finance] = [people.get('purchaser'), people.get('finance')];
  for (const { company, at, ago } of companiesOf(name)) {
    const then = new Date(ctx.now.getTime() - ago * DAY_MS);
    const id = await make(ctx, then, company, at, known);
    if (
      !desk ||
      !buyer ||
      !finance ||
      company.standing === 'PROSPECT' ||
      company.standing === 'INACTIVE' ||
      // Customers are not paid.
      company.types.length === 0 ||
      at % 3 === 2
    )
      continue;
    const entered = await asPerson(ctx, buyer, then);
    const row = await account(entered, files, company, at, id, known);
    // Its proof has not come yet.
    if (at === 60) continue;
    // Where no proof can be kept, the account was verified before the product came.
    if (!files) {
      const opening = asSystem({ ...ctx, now: then }, '期初导入');
      await accounts.patch(opening, row.id, { status: 'APPROVE' }, { action: 'edit' });
      continue;
    }
    const runId = await desk.submit(entered, { resource: bankAccount.name, recordId: row.id });
    if (at % 30 === 0) continue;
    const [next] = await desk.waitsFor(ctx, runId);
    const second = await asPerson(ctx, next ?? finance, new Date(then.getTime() + DAY_MS / 4));
    await desk.act(
      second,
      runId,
      at % 40 === 4 ? { act: 'reject', opinion: '户名与客商名称不符' } : { act: 'approve', opinion: '已核实' },
    );
  }
  await demoQualifications(ctx);
  await demoEvaluations(ctx);
}
