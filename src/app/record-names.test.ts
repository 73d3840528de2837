import { expect, test } from 'vitest';
import { pageOf } from '../kernel/record-address.ts';
import { type AnyResource, nameFields } from '../kernel/resource/resource.ts';
import { modules } from './domains.server.ts';

const pages = new Set(modules.flatMap((module) => module.menus ?? []).flatMap((menu) => menu.component ?? []));

/** Whether a kind of record says what its records are called by: fields that name them, or a number. */
const hasName = (resource: AnyResource): boolean =>
  nameFields(resource).length > 0 || Object.values(resource.fields).some(({ kind }) => kind === 'serial');

test('every record that has a page of its own is called by a name or number, never by the id of its row', () => {
  const nameless = modules.flatMap((module) =>
    module.resources
      .filter((resource) => pages.has(pageOf(resource.name, module.recordPages ?? {}).component))
      .filter((resource) => !hasName(resource))
      .map((resource) => resource.name),
  );
  expect(nameless).toEqual([]);
});
