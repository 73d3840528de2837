import { z } from 'zod';
import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { allSettings } from '../../../kernel/server/kernel-module.ts';
import type { App } from '../../../kernel/server/module.ts';
import { type Setting, setSetting } from '../../../kernel/server/settings/settings.ts';
import type { Text } from '../../../kernel/text.ts';
import { listSettings, type SettingRow, saveSetting } from './settings.calls.ts';

const PLATFORM: Text = { zh: '平台', en: 'Platform' };

type Kept = { name: string; value: unknown; updatedBy: string; updatedAt: string };
type Shape = { type?: string; enum?: string[]; minimum?: number; maximum?: number; anyOf?: Shape[] };

/** How a setting is asked for follows from its schema. */
function controlOf({
  schema,
  secret,
  options = {},
}: Setting): Pick<SettingRow, 'type' | 'whole' | 'min' | 'max' | 'options'> {
  const shape = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Shape;
  const choices = (shape.enum ?? []).map((value) => ({ value, label: options[value] ?? { zh: value, en: value } }));
  const plain =
    shape.type === 'boolean' ? 'flag' : shape.type === 'integer' || shape.type === 'number' ? 'number' : 'text';
  return {
    type: secret ? 'secret' : choices.length > 0 ? 'choice' : plain,
    whole: shape.type === 'integer',
    min: bound(shape.minimum),
    max: bound(shape.maximum),
    options: choices,
  };
}

/** JSON schema writes the bounds of whole numbers where nobody set any. */
const bound = (limit: number | undefined): number | null =>
  limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? null : limit;

async function settings(ctx: Ctx, app: App): Promise<SettingRow[]> {
  const kept = await ctx.db.query<Kept>(
    'select name, value, updated_by as "updatedBy", updated_at as "updatedAt" from kernel_setting',
  );
  return Object.entries(allSettings(app.modules)).map(([name, setting]) => {
    const row = kept.find((each) => each.name === name);
    const parsed = row ? setting.schema.safeParse(row.value) : undefined;
    return {
      name,
      label: setting.label,
      help: setting.help ?? null,
      domain: app.modules.find((module) => name in (module.settings ?? {}))?.label ?? PLATFORM,
      ...controlOf(setting),
      unit: setting.unit ?? null,
      value: setting.secret ? null : parsed?.success ? parsed.data : setting.default,
      standard: setting.secret ? null : setting.default,
      set: row !== undefined,
      updatedBy: row?.updatedBy ?? null,
      updatedAt: row?.updatedAt ?? null,
    };
  });
}

/** The history has numbers for records; a setting has none but its place in the alphabet of the code, so that all share one. */
const HISTORY = { resource: 'operations.setting', recordId: 0 } as const;

export const settingEndpoints: readonly Endpoint[] = [
  serve(listSettings, (ctx, _given, { app }) => settings(ctx, app)),
  serve(saveSetting, async (ctx, { params: { name }, body }, { app }) => {
    const known = allSettings(app.modules);
    const setting = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!setting) throw notFound({ zh: '参数', en: 'Setting' });
    const [before] = await ctx.db.query<Kept>(
      'select name, value, updated_by as "updatedBy", updated_at as "updatedAt" from kernel_setting where name = $1 for update',
      [name],
    );
    if ((before?.updatedAt ?? null) !== body.updatedAt)
      throw new AppError('STALE', {
        zh: '该参数已被他人修改，须重新查看',
        en: 'Somebody else changed this setting; look at it again',
      });
    await setSetting(ctx, name, body.value ?? undefined);
    const shown = (value: unknown): unknown =>
      setting.secret ? (value === undefined ? null : '***') : (value ?? null);
    await recordHistory(ctx, {
      ...HISTORY,
      action: 'edit',
      changes: [{ field: name, old: shown(before?.value), new: shown(body.value ?? undefined) }],
    });
  }),
];

export const settingPermissions = {
  'operations:setting:list': { zh: '查看参数', en: 'See settings' },
  'operations:setting:edit': { zh: '修改参数', en: 'Change settings' },
};
