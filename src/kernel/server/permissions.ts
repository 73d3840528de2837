import { actsOf } from '../flow/flows-of.ts';
import { privacyOf } from '../resource/private.ts';
import { permissionOf } from '../resource/resource.ts';
import type { Text } from '../text.ts';
import type { Module } from './module.ts';

/** A permission's own word; what the first call that asks for it is called. */
type Words = { readonly own?: Text; readonly call?: Text };

/** The permissions that only their own name gives. */
export const guardedOf = (modules: readonly Module[]): string[] => [
  ...new Set(
    modules.flatMap(({ guarded = [], resources, views = [] }) => [
      ...guarded,
      ...[...resources, ...views].flatMap(privacyOf),
    ]),
  ),
];

/** Every permission that can be held, with its words; `pick` of every kind of record has none. */
export function permissionsOf(modules: readonly Module[]): ReadonlyMap<string, Words> {
  const found = new Map<string, Words>();
  const put = (permission: string, words: Words): void => {
    if (!found.has(permission)) found.set(permission, words);
  };
  for (const resource of modules.flatMap((module) => module.resources)) {
    put(permissionOf(resource, 'pick'), {});
    for (const { permission, transition } of actsOf(resource))
      if (!transition.permission) put(permission, { own: transition.label });
  }
  for (const module of modules) {
    for (const [permission, label] of Object.entries(module.permissions ?? {})) put(permission, { own: label });
    for (const { route } of module.endpoints)
      if (route.permission !== 'public' && route.permission !== 'signedIn')
        put(route.permission, { call: route.summary });
  }
  return found;
}
