import { AppError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import type { VendorUserRow } from './vendor-user.resource.ts';
import { createVendorUser, vendorUserActs, vendorUsers } from './vendor-user.server.ts';

/** Who asks, as the sign-in says. */
type By = { readonly userId: number; readonly partnerId: number; readonly type: string };

const SUPPLIER = '供应商操作';
/** Accounts of a firm and type that are not disabled. */
const MOST = 20;

/** Refuses whoever keeps no accounts of the firm now. Answers the context in which it is done. */
async function assertChief(ctx: Ctx, { userId }: By): Promise<Ctx> {
  const inner = asSystem(ctx, SUPPLIER);
  const { chief, userStatus } = await vendorUsers.get(inner, userId);
  if (chief !== true || userStatus !== 'ACTIVE')
    throw new AppError('FORBIDDEN', {
      zh: '只有本公司的账号管理员可以管理同事账号',
      en: 'Only whoever keeps the accounts of your firm may do this',
    });
  return inner;
}

/** An account of a colleague whom one may manage: of the own type, not one's own, and of nobody who keeps accounts too. */
async function heldColleague(ctx: Ctx, by: By, { id, version }: Pick<VendorUserRow, 'id' | 'version'>): Promise<void> {
  const row = await vendorUsers.held(ctx, id, version);
  const why =
    row.partnerId !== by.partnerId || row.type !== by.type
      ? { zh: '只能管理本公司同类型的账号', en: 'Accounts of your own firm and type alone' }
      : row.id === by.userId
        ? { zh: '不能管理自己的账号', en: 'Nobody manages his own account' }
        : row.chief
          ? {
              zh: '管理员账号由采购方管理，联系采购人员',
              en: 'Accounts of administrators are the buyer’s; ask the buyer',
            }
          : undefined;
  if (why) throw new AppError('RULE', why);
}

/** Makes the account of a colleague: of the own firm and type, keeping no accounts. Answers its number; the link is sent by the area. */
export async function addColleague(ctx: Ctx, by: By, sent: Readonly<Record<string, unknown>>): Promise<number> {
  const inner = await assertChief(ctx, by);
  const { partnerId, type } = by;
  const all = await vendorUsers.find(inner, { partnerId, userStatus: ['INVITED', 'ACTIVE'] }, { only: ['type'] });
  if (all.filter((one) => one.type === type).length >= MOST)
    throw new AppError('RULE', {
      zh: `本公司最多 ${MOST} 个账号，先停用不用的账号`,
      en: `A firm has at most ${MOST} accounts; disable those that are not used`,
    });
  try {
    const { id } = await createVendorUser(inner, {
      username: sent.username,
      partnerId,
      type,
      name: sent.name,
      email: sent.email,
      phone: sent.phone,
      language: sent.language,
      chief: false,
    });
    return id;
  } catch (error) {
    // Whose it is, is not told.
    if (!(error instanceof AppError) || error.code !== 'DUPLICATE') throw error;
    throw invalid([{ field: 'username', message: { zh: '此用户名已被使用', en: 'This username is taken' } }]);
  }
}

/** Whether the link of a colleague's account may be sent anew. */
export async function assertMayInvite(ctx: Ctx, by: By, row: Pick<VendorUserRow, 'id' | 'version'>): Promise<void> {
  const inner = await assertChief(ctx, by);
  await heldColleague(inner, by, row);
  const { userStatus } = await vendorUsers.get(inner, row.id);
  if (userStatus !== 'INVITED')
    throw new AppError('WRONG_STATE', {
      zh: '只有待激活的账号可以重发激活链接',
      en: 'The link is sent again to an account that waits to be activated',
    });
}

export async function disableColleague(
  ctx: Ctx,
  by: By,
  { id, version, reason }: { readonly id: number; readonly version: number; readonly reason: string },
): Promise<void> {
  const inner = await assertChief(ctx, by);
  await heldColleague(inner, by, { id, version });
  await vendorUserActs.perform(inner, 'disable', id, { version, reason });
}

/** It is to be activated again by a link. */
export async function enableColleague(ctx: Ctx, by: By, row: Pick<VendorUserRow, 'id' | 'version'>): Promise<void> {
  const inner = await assertChief(ctx, by);
  await heldColleague(inner, by, row);
  await vendorUserActs.perform(inner, 'enable', row.id, { version: row.version });
}
