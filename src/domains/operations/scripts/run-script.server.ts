import { AppError, notFound } from '../../../kernel/errors.ts';
import { type Ctx, SYSTEM_USER, systemContext } from '../../../kernel/server/context.ts';
import type { Job, Work } from '../../../kernel/server/jobs/jobs.ts';
import { startTask } from '../../../kernel/server/jobs/tasks.ts';
import type { App } from '../../../kernel/server/module.ts';
import { type Script, scriptParams } from '../../../kernel/server/scripts.ts';
import type { Text } from '../../../kernel/text.ts';

const RUN_SCRIPT = 'system.run-script';
const SCRIPT: Text = { zh: '脚本', en: 'Script' };

export const allScripts = (app: Pick<App, 'modules'>): Readonly<Record<string, Script>> =>
  Object.assign({}, ...app.modules.map((module) => module.scripts));

function scriptNamed(app: Pick<App, 'modules'>, name: string): Script {
  const scripts = allScripts(app);
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (!script) throw notFound(SCRIPT);
  return script;
}

/** Checks the parameters and starts the run as a task of the person who asks. One run of a script at a time. */
export async function begin(
  ctx: Ctx,
  app: App,
  asked: { name: string; params: Record<string, unknown>; dryRun: boolean },
): Promise<{ runId: number; taskId: number }> {
  const script = scriptNamed(app, asked.name);
  const params = scriptParams(script, asked.params);
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [`script ${asked.name}`]);
  const [busy] = await ctx.db.query(
    `select 1 from operations_script_run where script = $1 and state in ('QUEUED', 'RUNNING') and create_time > $2::timestamptz - interval '1 day'`,
    [asked.name, ctx.now.toISOString()],
  );
  if (busy)
    throw new AppError('CONFLICT', {
      zh: '该脚本正在执行，须待其结束',
      en: 'This script is running; wait for its end',
    });
  const [run] = await ctx.db.query<{ id: number }>(
    `insert into operations_script_run (create_by, create_name, create_time, script, label, label_en, params, dry_run, state, output)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'QUEUED', '[]') returning id`,
    [
      ctx.user.id,
      ctx.user.name,
      ctx.now.toISOString(),
      asked.name,
      script.label.zh,
      script.label.en,
      JSON.stringify(params),
      asked.dryRun,
    ],
  );
  const runId = run!.id;
  const taskId = await startTask(ctx, { job: RUN_SCRIPT, title: script.label, data: { runId } });
  await ctx.db.query('update operations_script_run set task_id = $2 where id = $1', [runId, taskId]);
  return { runId, taskId };
}

type Run = {
  id: number;
  script: string;
  params: Record<string, unknown>;
  dryRun: boolean;
  userId: number;
  name: string;
};

/** Undoes what a dry run did. */
class Undone extends Error {}

async function execute(work: Work, run: Run): Promise<void> {
  const { app, signal } = work;
  const script = scriptNamed(app, run.script);
  const params = scriptParams(script, run.params);
  const note = (text: string, values: readonly unknown[]) =>
    app.db.query(`update operations_script_run set ${text} where id = $1`, [run.id, ...values]);
  const after: (() => Promise<void> | void)[] = [];
  try {
    await app.db.transaction(async (db) => {
      const ctx: Ctx = {
        ...systemContext(db, { now: app.now(), reason: script.label.zh }),
        user: { ...SYSTEM_USER, actor: { id: run.userId, name: run.name } },
        requestId: `script-${run.id}`,
        afterCommit: (task) => void after.push(task),
      };
      await script.run(
        {
          app,
          ctx,
          signal,
          dryRun: run.dryRun,
          progress: async (done, total) => {
            await note('done = $2, total = $3', [done, total]);
            await work.progress(done, total);
          },
          print: async (line) => void (await note('output = output || $2::jsonb', [JSON.stringify([line])])),
        },
        params as never,
      );
      if (run.dryRun) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return;
  }
  for (const task of after) await task();
}

async function work(given: Work, { runId }: { runId: number }): Promise<void> {
  const { app } = given;
  const [run] = await app.db.query<Run>(
    `update operations_script_run set state = 'RUNNING', started_at = $2 where id = $1 and state = 'QUEUED'
     returning id, script, params, dry_run as "dryRun", create_by as "userId", create_name as name`,
    [runId, app.now().toISOString()],
  );
  // Begun before: a script that was cut off is started again by a person, never by itself.
  if (!run) return;
  const end = (state: string, error?: Text) =>
    app.db.query(
      'update operations_script_run set state = $2, ended_at = $3, error = $4, error_en = $5 where id = $1',
      [runId, state, app.now().toISOString(), error?.zh ?? null, error?.en ?? null],
    );
  try {
    await execute(given, run);
    await end('DONE');
  } catch (error) {
    const text =
      error instanceof AppError ? error.text : { zh: '执行出错，数据未改变', en: 'It failed; nothing was changed' };
    await end(given.signal.aborted ? 'CANCELLED' : 'FAILED', given.signal.aborted ? undefined : text);
    throw error;
  }
}

export const scriptJobs: Readonly<Record<string, Job>> = {
  [RUN_SCRIPT]: { label: { zh: '执行脚本', en: 'Run a script' }, run: work as Job['run'], retries: 0 },
};
