import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const text = z.object({ zh: z.string(), en: z.string() });

const settingRow = z.object({
  name: z.string(),
  label: text,
  help: text.nullable(),
  /** The part of the product that asks for it. */
  domain: text,
  type: z.enum(['flag', 'number', 'choice', 'text', 'secret']),
  whole: z.boolean(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: text.nullable(),
  options: z.array(z.object({ value: z.string(), label: text })),
  /** Null for a secret, whatever it is. */
  value: z.unknown(),
  standard: z.unknown(),
  /** Somebody set it: who and when. */
  set: z.boolean(),
  updatedBy: z.string().nullable(),
  updatedAt: z.string().nullable(),
});
export type SettingRow = z.output<typeof settingRow>;

export const listSettings = route({
  method: 'GET',
  path: '/api/system/settings',
  permission: 'operations:setting:list',
  summary: { zh: '查看参数', en: 'Settings' },
  reply: z.array(settingRow),
});

export const saveSetting = route({
  method: 'PUT',
  path: '/api/system/settings/:name',
  permission: 'operations:setting:edit',
  summary: { zh: '修改参数', en: 'Change a setting' },
  params: z.object({ name: z.string().max(100) }),
  body: z.object({
    /** Null goes back to the default. */
    value: z.unknown(),
    /** As it was read, so that nobody writes over what somebody else has just set. */
    updatedAt: z.string().nullable(),
  }),
});
