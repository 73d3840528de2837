import type { Ctx } from '../../../kernel/server/context.ts';
import type { Database } from '../../../kernel/server/db/db.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { identityOf } from '../../identity/public.server.ts';
import { writeEntries } from '../ledger/write-entries.server.ts';

export type Row = Record<string, unknown> & { id: number; version: number; status: string };
export type Refused = { code: string; message: string; data?: Record<string, unknown>; errors?: { field: string }[] };
export type Line = { id: number; subjectId: number } & Record<string, unknown>;
export type Page<R = Row> = { content: R[]; totalElements: number };

type Send = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
) => Promise<{ status: number; body: T }>;
type Company = {
  readonly db: Database;
  ctx(): Ctx;
  signIn(username: string): Promise<Send>;
  as(user: Ctx['user']): Send;
};

/** A year of which the company knows nothing yet. */
export const YEAR = 2097;
export const MARCH = `${YEAR}-03`;

/** Orders that nobody has written. */
export const sourceOf = (id: number) => ({ resource: 'purchasing.purchaseOrder', id: 900_000 + id, no: `PO-${id}` });

export type BudgetYear = Awaited<ReturnType<typeof budgetYear>>;

/** Two ships in a system of their own, one of them with a budget for spares of which 270,000 are bound and spent by March. */
export async function budgetYear(company: Company) {
  const finance = await company.signIn('finance');
  const { ship, other, subject } = await known(company);
  const systemId = await system(finance, [ship, other], subject('51'));
  const line = (amount: string, more: object = {}) => ({
    organizationId: ship,
    subjectId: subject('510302'),
    month: MARCH,
    amount,
    ...more,
  });
  /** In a transaction of its own, as a call has one. */
  const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));
  const approve = (resource: string, row: Row) => approved(company, finance, resource, row);
  /** A budget of a ship with so much for spares in each month that is named. */
  async function budgetOf(organizationId: number, months: Record<string, string>, more: object = {}): Promise<Row> {
    const given = { budgetSystemId: systemId, organizationId, versionType: 'ORIGINAL', lines: [], ...more };
    const made = done(await finance<Row & { lines: Line[] }>('POST', '/api/finance/budgets', given));
    const lines = made.lines.map((one) => (one.subjectId === subject('510302') ? { ...one, ...months } : one));
    return done(await finance<Row>('PUT', '/api/finance/budgets', { id: made.id, version: made.version, lines }));
  }
  const row = await budgetOf(ship, { m01: '100000', m02: '100000', m03: '100000', m06: '50000' });
  const refused = await approve('finance.budget', row);
  if (refused) throw new Error(refused.message);
  // What is bound and spent of it already, as in the example of the blueprint.
  await acting((ctx) =>
    writeEntries(ctx, [
      { ...line('80000'), kind: 'COMMIT', source: sourceOf(901), systemId },
      { ...line('190000'), kind: 'ACTUAL', source: sourceOf(902), systemId },
    ]),
  );
  return { finance, ship, other, subject, systemId, line, acting, approve, budgetOf };
}

function done<T>({ status, body }: { status: number; body: T }): T {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

async function known({ db }: Company) {
  const ships = await db.query<{ id: number }>(
    `select v.organization_id as id from ${SHIPS} v where v.name_en in ('HAI YUE PIONEER', 'HE SHUN') order by v.name_en`,
  );
  const [ship, other] = ships.map(({ id }) => id) as [number, number];
  const rows = await db.query<{ code: string; id: number }>('select code, id from finance_budget_subject');
  const subjects = new Map(rows.map(({ code, id }) => [code, id]));
  return { ship, other, subject: (code: string): number => subjects.get(code)! };
}

/** A system of the year that refuses what goes beyond the budget by more than a percent. */
async function system(finance: Send, organizationIds: readonly number[], subjectId: number): Promise<number> {
  const names = { year: String(YEAR), code: 'OPEX', name: '营运', nameEn: 'Operating' };
  const given = { ...names, subjectIds: [subjectId], organizationIds };
  const { id } = done(await finance<Row>('POST', '/api/finance/budget-systems', given));
  const limits = { scope: 'YTD', action: 'BLOCK', warnPercent: '90', tolerancePercent: '1', preCommit: true };
  done(await finance('POST', '/api/finance/budget-configs', { budgetSystemId: id, ...limits, overrides: [] }));
  return id;
}

/** Submits a document and lets each who is asked approve it; what refused, if anything did. */
async function approved(company: Company, finance: Send, resource: string, row: Row): Promise<Refused | undefined> {
  const sent = await finance<Refused & { id: number }>('POST', '/api/approval/runs', {
    resource,
    recordId: row.id,
    version: row.version,
  });
  if (sent.status !== 200) return sent.body;
  for (let step = 0; step < 6; step += 1) {
    type Run = { waiting: { taskId: number; person: { id: number } }[] };
    const { waiting } = (await finance<Run>('GET', `/api/approval/runs/${sent.body.id}`)).body;
    if (!waiting?.[0]) return undefined;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const { status, body } = await company.as(who!.user)<Refused>('POST', `/api/approval/runs/${sent.body.id}/act`, {
      act: 'approve',
      taskId: waiting[0].taskId,
      opinion: '同意',
    });
    if (status !== 200) return body;
  }
  return undefined;
}
