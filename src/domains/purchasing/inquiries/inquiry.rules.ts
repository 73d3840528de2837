import type { FieldError } from '../../../kernel/errors.ts';
import { add, type Decimal, type MaybeDecimal, orZero, round } from '../../../kernel/value/decimal.ts';

/** Suppliers of one inquiry; to weigh splits among more takes long and helps nobody. */
export const MOST_INVITES = 30;

type Invite = { readonly partnerId?: number | null; readonly email?: string | null };

/** Each supplier once, at an address that can be one. */
export function checkInquiry({ invites }: { readonly invites?: readonly Invite[] | null }): FieldError[] {
  const given = invites ?? [];
  const error = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });
  if (given.length > MOST_INVITES)
    return [error('invites', `最多邀请 ${MOST_INVITES} 家`, `At most ${MOST_INVITES} suppliers are invited`)];
  return given.flatMap(({ partnerId, email }, i) => [
    ...(partnerId && given.findIndex((one) => one.partnerId === partnerId) < i
      ? [error(`invites.${i}.partnerId`, '此供应商已在前面的行', 'An earlier line has this supplier')]
      : []),
    ...(email && !/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email)
      ? [error(`invites.${i}.email`, '邮箱格式不正确', 'Not an e-mail address')]
      : []),
  ]);
}

type Need = {
  readonly itemKey: string | null;
  readonly unitId: number | null;
  readonly openQty: MaybeDecimal;
  readonly needBy: string | null;
};

/** Needs that are bought together, in the order in which they came; each group becomes one line. */
export function groupNeeds<N extends Need>(
  needs: readonly N[],
): readonly { readonly needs: readonly [N, ...N[]]; readonly qty: Decimal; readonly needBy: string | null }[] {
  return [...Map.groupBy(needs, ({ itemKey, unitId }) => `${itemKey} ${unitId}`).values()].map((found) => ({
    needs: found as [N, ...N[]],
    qty: round(
      found.reduce<Decimal>((all, { openQty }) => add(all, orZero(openQty)), '0'),
      4,
    ),
    needBy: found.flatMap(({ needBy }) => needBy ?? []).toSorted()[0] ?? null,
  }));
}

type Timed = { readonly inquiryStatus: string; readonly deadline: string };

/** Whether time is up, though the clock may not have written it yet. */
export const isDue = ({ inquiryStatus, deadline }: Timed, now: Date): boolean =>
  inquiryStatus === 'PUBLISHED' && Date.parse(deadline) <= now.getTime();
