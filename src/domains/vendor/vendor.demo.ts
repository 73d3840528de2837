import type { Ctx } from '../../kernel/server/context.ts';
import { createRow } from '../../kernel/server/crud/write.ts';
import type { FileStore } from '../../kernel/server/files/store.ts';
import { demoAccounts, hashedPassword } from '../identity/public.server.ts';
import { demoProposedPapers, suppliersOf } from '../partner/public.server.ts';
import { type VendorType, vendorUser } from '../partner/public.ts';

type Account = {
  username: string;
  name: string;
  type: VendorType;
  of: string;
  at: number;
  state?: 'INVITED' | 'DISABLED';
};

/** The suppliers' accounts of demo.md: who quotes for what; one who has not answered the invitation, and one who has left the firm. */
const ACCOUNTS: readonly Account[] = [
  { username: 'vendor.marine', name: '林海燕', type: 'quote', of: 'STORES', at: 0 },
  { username: 'vendor.spares', name: '郑国栋', type: 'quote', of: 'SPARES', at: 0 },
  { username: 'yard.zhoushan', name: '沈建波', type: 'shipRepair', of: 'REPAIR', at: 0 },
  { username: 'yard.dalian', name: '曲宏伟', type: 'shipRepair', of: 'REPAIR', at: 1 },
  { username: 'vendor.paint', name: '何晓东', type: 'quote', of: 'PAINT', at: 1, state: 'INVITED' },
  { username: 'vendor.former', name: '高建新', type: 'quote', of: 'PROVISION', at: 0, state: 'DISABLED' },
];

/** Whose firm hands in its papers by itself. */
const KEEPS_PAPERS = 'vendor.marine';

/** They sign in with the password of the start, as everybody of the demo. */
export async function demoVendors(ctx: Ctx, files: FileStore | undefined): Promise<void> {
  const hash = await hashedPassword(demoAccounts({ demo: true }).password);
  for (const { username, name, type, of, at, state = 'ACTIVE' } of ACCOUNTS) {
    const partnerId = (await suppliersOf(ctx, of))[at];
    if (partnerId === undefined) continue;
    const row = await createRow(
      vendorUser,
      ctx,
      {
        username,
        partnerId,
        type,
        name,
        email: `${username}@supplier.example`,
        language: 'zh',
        chief: state === 'ACTIVE',
      },
      { userStatus: state, invitedAt: ctx.now.toISOString() },
    );
    if (state === 'INVITED') continue;
    await ctx.db.query('insert into vendor_credential (user_id, hash, changed_at) values ($1, $2, $3)', [
      row.id,
      hash,
      ctx.now.toISOString(),
    ]);
    if (username === KEEPS_PAPERS) await demoProposedPapers(ctx, { partnerId, userId: Number(row.id), files });
  }
}
