import type { z } from 'zod';
import { AppError, invalid } from '../../errors.ts';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/db.ts';
import type { Holder } from '../declared.ts';
import { publish } from '../events/events.ts';
import { sealSecret } from './secret.ts';

/** Something that administrators decide. The kind of control follows from the schema: flag, number, choice, text. */
export type Setting<T = unknown> = {
  readonly label: Text;
  readonly help?: Text;
  readonly schema: z.ZodType<T>;
  readonly default: T;
  /** The names of the choices of an enum. */
  readonly options?: Readonly<Record<string, Text>>;
  readonly unit?: Text;
  /** Kept sealed; no call and no history ever shows it. */
  readonly secret?: boolean;
};

export type Settings = Readonly<Record<string, Setting>>;

function declaredSetting({ db }: Holder, name: string): Setting {
  const setting = db.declared.settings[name];
  if (!setting) throw new Error(`No setting is named ${name}`);
  return setting;
}

/** Told to every node when a setting was changed: `{ name }`. */
export const SETTING_CHANGED = 'kernel.setting';

/** The value that is set, or the default; also the default when what is kept no longer fits the declaration. */
export async function setting<T>(ctx: { readonly db: Db }, name: string): Promise<T> {
  const { schema, default: standard, secret } = declaredSetting(ctx, name);
  if (secret) throw new Error(`${name} is secret: openSecret reads it`);
  const [row] = await ctx.db.query<{ value: unknown }>({
    name: 'kernel-setting',
    text: 'select value from kernel_setting where name = $1',
    values: [name],
  });
  const parsed = row ? schema.safeParse(row.value) : undefined;
  return (parsed?.success ? parsed.data : standard) as T;
}

/** Sets a value, or goes back to the default with `undefined`. VALIDATION when it does not fit, NOT_FOUND for an unknown name. */
export async function setSetting(ctx: Ctx, name: string, value: unknown): Promise<void> {
  const found = ctx.db.declared.settings[name];
  if (!found) throw new AppError('NOT_FOUND', { zh: '没有此参数', en: 'There is no such setting' });
  if (value === undefined) await ctx.db.query('delete from kernel_setting where name = $1', [name]);
  else {
    const parsed = found.schema.safeParse(value);
    if (!parsed.success)
      throw invalid([
        {
          field: name,
          message: { zh: `${found.label.zh}：值不合要求`, en: `${found.label.en}: this value is not allowed` },
        },
      ]);
    const kept = found.secret ? await sealSecret(ctx.db, name, String(parsed.data)) : parsed.data;
    await ctx.db.query(
      `insert into kernel_setting (name, value, updated_by, updated_at) values ($1, $2, $3, $4)
       on conflict (name) do update set value = excluded.value, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
      [name, JSON.stringify(kept), ctx.user.name, ctx.now.toISOString()],
    );
  }
  await publish(ctx.db, SETTING_CHANGED, { name });
}
