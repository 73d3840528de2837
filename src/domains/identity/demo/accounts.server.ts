import { randomInt } from 'node:crypto';
import { passwordProblem } from '../../../kernel/value/password.ts';

/**
 * The accounts of the demo company (demo.md), the suppliers' excepted; and those whom duties kept apart ask for: the fuel clerk, who approves
 * what `ops` starts, the managers who approve what is bought, who asks for payments and who records what the bank says of them.
 */
export const DEMO_USERNAMES = [
  'admin',
  'gm',
  'ops',
  'fuel',
  'chartering',
  'tech',
  'techmanager',
  'purchaser',
  'purmanager',
  'qhse',
  'crewing',
  'hr',
  'finance',
  'cfo',
  'cashier',
  'payables',
  'treasury',
  'master.pioneer',
  'ce.pioneer',
  'auditor',
  'nobody',
] as const;

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

function randomPassword(): string {
  const pick = (from: string): string => from[randomInt(from.length)]!;
  const body = Array.from({ length: 9 }, () => pick(LETTERS + CAPITALS + DIGITS)).join('');
  return `${pick(CAPITALS)}${pick(LETTERS)}${pick(DIGITS)}-${body}`;
}

let chosen: string | undefined;

/** The password of every account that the start makes: DEMO_PASSWORD, or a strong one made once per process. */
export function startPassword(): string {
  const wanted = process.env.DEMO_PASSWORD;
  if (!wanted) {
    chosen ??= randomPassword();
    return chosen;
  }
  const problem = passwordProblem(wanted);
  if (problem) throw new Error(`DEMO_PASSWORD: ${problem.en} / ${problem.zh}`);
  return wanted;
}

/** What to print after a database was filled: who may sign in, and with which password. */
export function demoAccounts(options: { demo: boolean }): { usernames: readonly string[]; password: string } {
  return { usernames: options.demo ? DEMO_USERNAMES : ['admin'], password: startPassword() };
}
