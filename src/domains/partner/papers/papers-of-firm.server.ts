import { AppError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { readableFiles } from '../../../kernel/server/files/access.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { partners } from '../partners/save-partner.server.ts';
import { proposedPaper } from './proposed-paper.resource.ts';
import { notSendable } from './proposed-paper.rules.ts';

export const proposedPapers = recordsOf(proposedPaper);

/** What a supplier hands in; whose it is and by whom his sign-in says. */
type Sent = Readonly<Record<string, unknown>> & {
  readonly replacesId?: number | null;
  readonly attachment?: number | null;
};
type By = { readonly partnerId: number; readonly userId: number };

const SUPPLIER = '供应商操作';

/** The scan is one that he may open himself: what he only named opens to nobody. */
async function ownScan(ctx: Ctx, id: number | null): Promise<number | null> {
  if (id === null || (await readableFiles(ctx, [id])).has(id)) return id;
  throw invalid([
    { field: 'attachment', message: { zh: '附件已不存在，请重新上传', en: 'The file is gone; upload it again' } },
  ]);
}

/** Hands a paper in, another one or the renewal of one that is there. It is in force once the buyer's side has accepted it. Answers its number. */
export async function submitPaper(ctx: Ctx, { partnerId, userId }: By, sent: Sent): Promise<number> {
  const inner = asSystem(ctx, SUPPLIER);
  const attachment = await ownScan(ctx, sent.attachment ?? null);
  // Held, so that two renewals of one paper come one after the other.
  const { papers } = await partners.held(inner, partnerId);
  const renewed = sent.replacesId ? papers.find(({ id }) => id === sent.replacesId) : undefined;
  if (sent.replacesId && !renewed)
    throw invalid([
      {
        field: 'replacesId',
        message: { zh: '要更新的证照已不存在', en: 'The paper to be renewed is not there any more' },
      },
    ]);
  if (renewed) {
    const [waits] = await proposedPapers.find(
      inner,
      { partnerId, replacesId: renewed.id, paperStatus: 'SUBMITTED' },
      { only: ['id'] },
    );
    if (waits)
      throw new AppError('RULE', {
        zh: '此证照已有一份更新待审核，可先撤回',
        en: 'A renewal of this paper waits to be checked; take it back first',
      });
  }
  const made = await proposedPapers.create(
    inner,
    {
      partnerId,
      kind: renewed ? renewed.kind : sent.kind,
      number: sent.number,
      issuer: sent.issuer,
      validFrom: sent.validFrom,
      validTo: sent.validTo,
      attachment,
      remark: sent.remark,
      vendorUserId: userId,
    },
    {
      sentAt: ctx.now.toISOString(),
      replacesId: renewed?.id ?? null,
      replacesNumber: renewed?.number ?? null,
    },
  );
  const wrong = notSendable(made, renewed, officeDay(ctx.now));
  if (wrong.length > 0) throw invalid(wrong);
  return made.id;
}

/** Its supplier takes back what nobody has decided yet. */
export async function withdrawPaper(ctx: Ctx, id: number, version: number): Promise<void> {
  const inner = asSystem(ctx, SUPPLIER);
  const { paperStatus } = await proposedPapers.held(inner, id, version);
  if (paperStatus !== 'SUBMITTED')
    throw new AppError('WRONG_STATE', {
      zh: '此证照已审核，不能撤回',
      en: 'It has been decided already and cannot be taken back',
    });
  await proposedPapers.patch(inner, id, { paperStatus: 'WITHDRAWN' }, { action: 'withdraw' });
}

/** Scans open to their own firm, and in the house to whoever may list what suppliers hand in. */
export async function scansOpenTo({ db, user }: Ctx, ids: readonly number[]): Promise<Set<number>> {
  if (!user.vendor && !holds(user, 'partner:proposedPaper:list')) return new Set();
  const rows = await db.query<{ id: number }>({
    name: 'partner-scans-open',
    text: `select id from partner_proposed_paper where id = any($1::bigint[]) and deleted_at is null
      and ($2::bigint is null or partner_id = $2)`,
    values: [ids, user.vendor?.partnerId ?? null],
  });
  return new Set(rows.map(({ id }) => id));
}
