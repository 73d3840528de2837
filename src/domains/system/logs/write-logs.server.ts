import { AppError } from '../../../kernel/errors.ts';
import type { App, CallRecord } from '../../../kernel/server/module.ts';

/** Calls that say nothing of what somebody did: use of menus and pages, and sign-in, which has a log of its own. */
const UNTOLD = new Set([
  '/api/updateUsersMenusClick',
  '/api/system/usage/heartbeat',
  '/auth/login',
  '/auth/loginByButton',
  '/auth/loginByMaritime',
  '/api/authTemporary/loginTemporary',
]);

/** Whatever changes something, and whatever takes data out of the product. */
const isAct = ({ method, path }: CallRecord): boolean =>
  !UNTOLD.has(path) && (method !== 'GET' || path.endsWith('/export'));

const cut = (text: string | undefined, length: number): string | null => text?.slice(0, length) ?? null;

const running = new Set<Promise<unknown>>();

/** What this process still writes; a list that is read waits for it, so that it shows the reader's own last act. */
export const logsWritten = async (): Promise<void> => void (await Promise.allSettled([...running]));

async function noted(work: Promise<unknown>): Promise<void> {
  running.add(work);
  await work.finally(() => running.delete(work));
}

/** Hears of each answered call and writes down what belongs into the operation log and the error log. */
export async function logCall(app: App, call: CallRecord): Promise<void> {
  if (call.status >= 500) await noted(writeError(app, call));
  if (isAct(call)) await noted(writeAct(app, call));
}

/** The person in whose name the call ran, and who really sat there. */
function personOf({ user }: CallRecord): [id: number, username: string, name: string, actor: string | null] {
  return [user?.id ?? 0, user?.username ?? '', user?.name ?? '', user?.actor?.name ?? null];
}

const resultOf = (status: number): string => (status >= 500 ? 'FAILED' : status >= 400 ? 'REFUSED' : 'OK');

async function writeAct(app: App, call: CallRecord): Promise<void> {
  const [id, username, name, actor] = personOf(call);
  const why = call.error instanceof AppError ? call.error.text : undefined;
  await app.db.query({
    name: 'system-call-log',
    text: `insert into system_call_log (create_by, create_name, create_time, at, user_name, actor_name, act, act_en, target,
        result, reason, reason_en, ms, address, device, request_id)
      values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      id,
      username,
      call.at.toISOString(),
      name,
      actor,
      call.summary.zh,
      call.summary.en,
      cut(`${call.method} ${call.target}`, 300),
      resultOf(call.status),
      cut(why?.zh, 1000),
      cut(why?.en, 1000),
      call.ms,
      call.address,
      cut(call.device, 300),
      call.requestId,
    ],
  });
}

async function writeError(app: App, call: CallRecord): Promise<void> {
  const [id, username, name, actor] = personOf(call);
  const cause = call.error instanceof AppError && call.error.cause ? call.error.cause : call.error;
  const failure = cause instanceof Error ? cause : new Error(String(cause));
  await app.db.query(
    `with stack as (insert into system_error_stack (request_id, at, stack) values ($10, $3, $11) on conflict do nothing)
     insert into system_error_log (create_by, create_name, create_time, at, user_name, actor_name, target, message, address, request_id)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      username,
      call.at.toISOString(),
      name,
      actor,
      cut(`${call.method} ${call.target}`, 300),
      cut(failure.message, 1000),
      call.address,
      call.requestId,
      call.requestId,
      stackOf(failure),
    ],
  );
}

/** The stack with those of its causes; parameters of a statement are no part of it. */
function stackOf(failure: Error): string {
  const stacks: string[] = [];
  for (let one: unknown = failure; one instanceof Error && stacks.length < 5; one = one.cause)
    stacks.push(one.stack ?? one.message);
  return stacks.join('\n\n').slice(0, 20_000);
}
