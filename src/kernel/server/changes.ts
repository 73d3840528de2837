import type { AnyResource } from '../resource/resource.ts';
import type { Ctx } from './context.ts';
import type { Declared, Holder } from './declared.ts';
import type { App } from './module.ts';

/** A record that was changed, and how; `gone` is the row as it was, for one that was deleted. */
export type ChangedRecord = {
  readonly resource: AnyResource;
  readonly id: number;
  readonly action: string;
  readonly fields: readonly string[];
  readonly gone?: Readonly<Record<string, unknown>>;
};

/** What one act changed, once it is committed. */
export type Changes = {
  readonly at: Date;
  /** Whoever did it, also where the system acted on somebody's behalf or one as another. */
  readonly by: readonly number[];
  readonly name: string;
  readonly requestId: string;
  readonly records: readonly ChangedRecord[];
};

/** Those of a running product who hear of changes. */
type Ears = {
  readonly hear: (acts: readonly Changes[]) => Promise<void>;
  /** Acts that are committed and not yet heard of, and the work on those before them: nobody's answer waits for it. */
  readonly waiting: Changes[];
  hearing?: Promise<void>;
};

const listening = new WeakMap<Declared, Ears>();

/** From here on the modules of this server hear what was changed. */
export function hearChanges(app: App): void {
  const ears = app.modules.flatMap((module) => module.afterChange ?? []);
  if (ears.length === 0) return;
  const hear = async (acts: readonly Changes[]): Promise<void> => {
    for (const ear of ears) await ear(app, acts).catch((err) => app.log.error({ err }, 'after change'));
  };
  listening.set(app.db.declared, { hear, waiting: [] });
}

/** One after the other, and all at once that came meanwhile, so that many acts do not crowd the connections. */
async function tellAll(ears: Ears): Promise<void> {
  while (ears.waiting.length > 0) await ears.hear(ears.waiting.splice(0, MOST_ACTS));
  ears.hearing = undefined;
}

const MOST_ACTS = 100;

/** Answers once all that was changed so far has been heard. */
export const allHeard = async ({ db }: Holder): Promise<void> => listening.get(db.declared)?.hearing;

/** What the transaction of a context changed so far; contexts of one transaction share what runs after it. */
const gathered = new WeakMap<Ctx['afterCommit'], Map<string, ChangedRecord>>();

/** One act that writes a record several times is heard once of it, by its first name and with all its fields. */
export function noteChange(ctx: Ctx, changed: ChangedRecord): void {
  const by = [ctx.user.id, ctx.user.actor?.id ?? 0].filter((id) => id > 0);
  // What the system does by itself, such as to build the demo company, is nobody's act.
  const ears = listening.get(ctx.db.declared);
  if (!ears || by.length === 0) return;
  let records = gathered.get(ctx.afterCommit);
  if (!records) {
    const own = new Map<string, ChangedRecord>();
    records = own;
    gathered.set(ctx.afterCommit, own);
    const name = ctx.user.id > 0 ? ctx.user.name : ctx.user.actor!.name;
    ctx.afterCommit(() => {
      ears.waiting.push({ at: ctx.now, by, name, requestId: ctx.requestId, records: [...own.values()] });
      ears.hearing ??= tellAll(ears);
    });
  }
  const key = `${changed.resource.name} ${changed.id}`;
  const before = records.get(key);
  records.set(
    key,
    before
      ? { ...before, ...(changed.gone && changed), fields: [...new Set([...before.fields, ...changed.fields])] }
      : changed,
  );
}
