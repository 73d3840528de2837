import { AppError } from '../../../kernel/errors.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import type { App, CallRecord } from '../../../kernel/server/module.ts';
import { type Batch, batch } from './batch.server.ts';
import { openJournal, takeLeftLines } from './journal.server.ts';

/**
 * Calls that say nothing of what somebody did: use of menus and pages, drafts and preferences that are kept by themselves, how far a chat
 * was read, and sign-in, which has its own log.
 */
const UNTOLD = new Set([
  '/api/updateUsersMenusClick',
  '/api/system/usage/heartbeat',
  '/api/drafts',
  '/api/drafts/key',
  '/api/preferences',
  '/api/system/chats/:id/read',
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

/** Writes what this process has not yet written; a list that is read waits for it, so that it shows the reader's own last act. */
export const logsWritten = async (): Promise<void> => void (await Promise.allSettled([writeActs(), ...running]));

async function noted(work: Promise<unknown>): Promise<void> {
  running.add(work);
  await work.finally(() => running.delete(work));
}

/** Hears of each answered call and keeps what belongs into the operation log and the error log. */
export async function logCall(app: App, call: CallRecord): Promise<void> {
  if (isAct(call)) actLines(app).add(JSON.stringify(lineOf(call)));
  if (call.status >= 500) await noted(writeError(app, call));
}

/** Before the database is closed: nothing that was done stays unwritten. */
export async function endLogs(app: App): Promise<void> {
  await logsWritten();
  waiting.get(app)?.end();
  waiting.delete(app);
}

/** What a process that was killed had not written yet. */
export const takeUpLogs = (app: App): Promise<void> => takeLeftLines(app, insertMissing);

type ActLines = Batch<string> & { end: () => void };

const waiting = new Map<App, ActLines>();

/** The operation log's lines of one server: usually there is one to a process. Each is in its journal before it waits. */
function actLines(app: App): ActLines {
  const known = waiting.get(app);
  if (known) return known;
  const journal = openJournal(app);
  const { add, flush } = batch<string>({
    write: (some) => insertLines(app.db, some),
    closing: () => app.db.closing(),
    log: app.log,
    written: journal.keepOnly,
  });
  const lines: ActLines = {
    add(line) {
      journal.add(line);
      add(line);
    },
    flush,
    end: journal.close,
  };
  waiting.set(app, lines);
  return lines;
}

const writeActs = (): Promise<unknown> => Promise.all([...waiting.values()].map((lines) => lines.flush()));

/** The person in whose name the call ran, and who really sat there. */
function personOf({ user }: CallRecord): [id: number, username: string, name: string, actor: string | null] {
  return [user?.id ?? 0, user?.username ?? '', user?.name ?? '', user?.actor?.name ?? null];
}

const resultOf = (status: number): string => (status >= 500 ? 'FAILED' : status >= 400 ? 'REFUSED' : 'OK');

/** A line of the operation log by the names of its columns. */
type ActLine = Readonly<Record<string, string | number | null>>;

function lineOf(call: CallRecord): ActLine {
  const [id, username, name, actor] = personOf(call);
  const why = call.error instanceof AppError ? call.error.text : undefined;
  return {
    create_by: id,
    create_name: username,
    at: call.at.toISOString(),
    user_name: name,
    actor_name: actor,
    act: call.summary.zh,
    act_en: call.summary.en,
    target: cut(`${call.method} ${call.target}`, 300),
    result: resultOf(call.status),
    reason: cut(why?.zh, 1000),
    reason_en: cut(why?.en, 1000),
    ms: call.ms,
    address: call.address,
    device: cut(call.device, 300),
    request_id: call.requestId,
  };
}

const LINE =
  'create_by, create_name, at, user_name, actor_name, act, act_en, target, result, reason, reason_en, ms, address, device, request_id';

/** All at once, in their order. */
async function insertLines(db: Db, lines: readonly string[]): Promise<void> {
  await db.query({
    name: 'operations-call-log',
    text: `insert into operations_call_log (create_time, ${LINE})
      select at, ${LINE} from json_populate_recordset(null::operations_call_log, $1) l`,
    values: [`[${lines.join(',')}]`],
  });
}

/** Those that stand already, because their process was killed right after it wrote them, not again. */
async function insertMissing(db: Db, lines: readonly string[]): Promise<void> {
  await db.query(
    `with l as (select row_number() over () as nth, p.* from json_populate_recordset(null::operations_call_log, $1) p)
     insert into operations_call_log (create_time, ${LINE}) select at, ${LINE} from l where not exists (
       select 1 from operations_call_log c where c.request_id = l.request_id and c.at >= (select min(at) from l)) order by nth`,
    [`[${lines.join(',')}]`],
  );
}

async function writeError(app: App, call: CallRecord): Promise<void> {
  const [id, username, name, actor] = personOf(call);
  const cause = call.error instanceof AppError && call.error.cause ? call.error.cause : call.error;
  const failure = cause instanceof Error ? cause : new Error(String(cause));
  await app.db.query(
    `with stack as (insert into operations_error_stack (request_id, at, stack) values ($10, $3, $11) on conflict do nothing)
     insert into operations_error_log (create_by, create_name, create_time, at, user_name, actor_name, target, message, address, request_id)
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
