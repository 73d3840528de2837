import { AppError } from '../../../kernel/errors.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import type { Identity } from './identity.server.ts';
import { factorOf, newFactorSecret } from './second-factor.server.ts';
import { seal, unseal } from './secrets.server.ts';
import type { SessionKind } from './session.server.ts';

const TICKET_LIFE_MS = 10 * 60_000;

/** The password was right; what is still to come before a session opens. `secret` is there when the factor is set up now. */
export type SecondStep = { secondFactor: 'code' | 'enrol'; ticket: string; secret?: string; uri?: string };

export type StepTicket = {
  userId: number;
  kind: SessionKind;
  changedAt: string;
  rememberMe: boolean;
  before?: { id: string; until: number };
  secret?: string;
  until: number;
};

const boundTo = (browser: string | undefined): string => `second step:${browser ?? ''}`;

/** What the account still has to show: its code, or a first one where a role demands a second factor; nothing where neither. */
export async function secondStep(
  db: Db,
  identity: Identity,
  given: Omit<StepTicket, 'userId' | 'secret' | 'until'> & { now: Date; browser?: string; shown?: string | null },
): Promise<SecondStep | undefined> {
  const { now, browser, shown, ...rest } = given;
  const { id: userId, username } = identity.user;
  const factor = await factorOf(db, userId);
  if (factor ? factor.since === shown : !identity.secondFactor) return undefined;
  const fresh = factor ? undefined : newFactorSecret(username);
  const content: StepTicket = {
    ...rest,
    userId,
    ...(fresh && { secret: fresh.secret }),
    until: now.getTime() + TICKET_LIFE_MS,
  };
  const ticket = await seal(db, JSON.stringify(content), boundTo(browser));
  return fresh ? { secondFactor: 'enrol', ticket, ...fresh } : { secondFactor: 'code', ticket };
}

export async function openStep(db: Db, ticket: string, given: { browser?: string; now: Date }): Promise<StepTicket> {
  const clear = await unseal(db, ticket, boundTo(given.browser));
  const content = clear ? (JSON.parse(clear) as StepTicket) : undefined;
  if (content && content.until > given.now.getTime()) return content;
  throw new AppError('VALIDATION', {
    zh: '登录已超过十分钟，请重新输入用户名和密码',
    en: 'This sign-in took more than ten minutes; enter username and password again',
  });
}
