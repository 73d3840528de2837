import type { FieldError } from '../../../kernel/errors.ts';

const DAY_MS = 86_400_000;

/** Days from the publication to the deadline at least (Tendering and Bidding Law, article 24; of others the house's own five). */
export const leastDays = (statutory: boolean | null | undefined): number => (statutory ? 20 : 5);

/** Bids without which it fails (article 28; two where the law does not ask for a tender). */
export const leastBids = (statutory: boolean | null | undefined): number => (statutory ? 3 : 2);

/** Members of the committee at least; always an odd number (article 37). */
export const leastMembers = (statutory: boolean | null | undefined): number => (statutory ? 5 : 3);

export type Weights = {
  readonly priceWeight?: number | null;
  readonly techWeight?: number | null;
  readonly serviceWeight?: number | null;
  readonly deliveryWeight?: number | null;
};

type Checked = Weights & { readonly members?: readonly { readonly userId?: number | null }[] | null };

const error = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** The weights come to a hundred, and nobody sits on the committee twice. */
export function checkTender({ members, ...weights }: Checked): FieldError[] {
  const { priceWeight, techWeight, serviceWeight, deliveryWeight } = weights;
  const all = (priceWeight ?? 0) + (techWeight ?? 0) + (serviceWeight ?? 0) + (deliveryWeight ?? 0);
  const given = members ?? [];
  return [
    ...(all === 100
      ? []
      : [error('priceWeight', `权重合计须为 100，现为 ${all}`, `The weights come to ${all}, not to 100`)]),
    ...given.flatMap(({ userId }, i) =>
      userId && given.findIndex((one) => one.userId === userId) < i
        ? [error(`members.${i}.userId`, '此评委已在前面的行', 'An earlier line has this member')]
        : [],
    ),
  ];
}

type Ready = {
  readonly statutory: boolean | null;
  readonly members: number;
  readonly invited: number;
  readonly deadline: string;
};

/** What stands against publishing it now. */
export function unready({ statutory, members, invited, deadline }: Ready, now: Date): FieldError[] {
  const [people, bids, days] = [leastMembers(statutory), leastBids(statutory), leastDays(statutory)];
  return [
    ...(members >= people && members % 2 === 1
      ? []
      : [
          error(
            'members',
            `评委须为单数且不少于 ${people} 人，现为 ${members} 人`,
            `The committee is an odd number of ${people} at least; it is ${members}`,
          ),
        ]),
    ...(invited >= bids
      ? []
      : [
          error(
            'inquiryId',
            `至少邀请 ${bids} 家供应商，现为 ${invited} 家，在询价单上补充`,
            `${bids} suppliers are invited at least, and ${invited} are: add them to the inquiry`,
          ),
        ]),
    ...(Date.parse(deadline) >= now.getTime() + days * DAY_MS
      ? []
      : [
          error(
            'inquiryId',
            `发布到截止至少 ${days} 天，在询价单上改截止时间`,
            `${days} days at least lie between publication and deadline: change the deadline of the inquiry`,
          ),
        ]),
  ];
}
