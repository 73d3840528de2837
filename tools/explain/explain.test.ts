import { describe, expect, test } from 'vitest';
import { defineFlow } from '../../src/kernel/flow/flow.ts';
import { defineMake } from '../../src/kernel/flow/make-from.ts';
import { choice, date, decimal, ref, state, text } from '../../src/kernel/resource/field.ts';
import { type AnyResource, defineResource, lines } from '../../src/kernel/resource/resource.ts';
import { crudEndpoints } from '../../src/kernel/server/crud/endpoints.ts';
import { serveMake } from '../../src/kernel/server/crud/make-endpoint.ts';
import { declaredBy } from '../../src/kernel/server/declare.ts';
import { referrersOf } from '../../src/kernel/server/registry.ts';
import { explain } from './explain.ts';
import { nearest } from './nearest.ts';

const jetty = defineResource({
  name: 'tool.jetty',
  label: { zh: '码头', en: 'Jetty' },
  title: 'name',
  fields: { name: text({ zh: '名称', en: 'Name' }, { required: true, max: 20 }) },
});
const parcel = defineResource({
  name: 'tool.parcel',
  label: { zh: '货物', en: 'Parcel' },
  fields: { tonnes: decimal({ zh: '吨数', en: 'Tonnes' }, 3, { min: 0, unit: 't' }) },
});
const stay = defineResource({
  name: 'tool.stay',
  label: { zh: '靠泊', en: 'Stay' },
  fields: {
    jettyId: ref('tool.jetty', { zh: '码头', en: 'Jetty' }, { required: true }),
    purpose: choice({ LOAD: { zh: '装货', en: 'Load' } }, { zh: '目的', en: 'Purpose' }),
    since: date({ zh: '靠泊日', en: 'Since' }),
    parcels: lines(parcel, { zh: '货物', en: 'Parcels' }),
    status: state(
      defineFlow({
        states: { DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' }, DONE: { zh: '完成', en: 'Done', tone: 'green' } },
        initial: 'DRAFT',
        transitions: { finish: { label: { zh: '完成', en: 'Finish' }, from: ['DRAFT'], to: 'DONE' } },
      }),
    ),
  },
  unique: [['jettyId', 'since']],
  list: { columns: ['jettyId', 'since', 'status'], filters: ['jettyId'], sort: '-since' },
  scope: { jetty: 'jettyId' },
});
const resources: AnyResource[] = [jetty, stay];
const label = { zh: '工具', en: 'Tool' };
const holder = { db: { declared: declaredBy([{ name: 'tool', label, resources, endpoints: [] }]) } };
const endpoints = resources.flatMap((resource) => crudEndpoints(resource));
const told = (resource: AnyResource) => explain(resource, { endpoints, referrers: referrersOf(holder, resource) });

describe('an explained resource tells', () => {
  const words = told(resources[1]!);

  test('its columns with their types and what they are called, and the tables of its lines', () => {
    expect(words).toMatch(/表 Table tool_stay\n/);
    expect(words).toMatch(/jetty_id +bigint +not null +码头 \/ Jetty/);
    expect(words).toMatch(/表 Table tool_parcel\n(.*\n)*? +tonnes +numeric\(20, 3\) +吨数 \/ Tonnes/);
  });

  test('its indexes, unique ones among live records', () => {
    expect(words).toMatch(/unique +tool_stay_jetty_id_since_key +\(jetty_id, since\) where deleted_at is null/);
    expect(words).toMatch(/index +tool_stay_sort +\(since desc, id desc\)/);
  });

  test('its calls with the permission of each, the choice of a record among them', () => {
    expect(words).toMatch(/POST +\/api\/tool\/stays +tool:stay:add +新建靠泊 \/ Create stay/);
    expect(words).toMatch(/GET +\/api\/tool\/stays\/options +signedIn/);
    expect(words).toMatch(/权限 Permissions\n( +tool:stay:\w+ +-\n)+/);
  });

  test('its list, form, scope, acts and words in both languages', () => {
    expect(words).toMatch(/sort +since desc, id/);
    expect(words).toMatch(/表单 Form\n {2}靠泊 \/ Stay\n/);
    expect(words).toMatch(/jetty +by jettyId/);
    expect(words).toMatch(/finish +完成 \/ Finish +status: DRAFT -> DONE/);
    expect(words).toMatch(/purpose +LOAD +装货 \/ Load/);
  });
});

test('what records become, and what they are made of, is told on both sides', () => {
  const stayOfJetty = serveMake(
    defineMake({
      name: 'berth',
      label: { zh: '安排靠泊', en: 'Berth' },
      from: jetty,
      to: stay,
      tail: 'from-jetty',
      against: () => undefined,
      done: { zh: '已安排', en: 'Done' },
    }),
    async () => ({ id: 1 }),
  );
  for (const resource of resources) {
    const words = explain(resource, { endpoints: [stayOfJetty.endpoint], referrers: [] });
    expect(words).toMatch(/berth +安排靠泊 \/ Berth +tool\.jetty -> tool\.stay +tool:stay:add +many/);
  }
});

test('who refers to a resource is told with the field', () => {
  expect(told(resources[0]!)).toMatch(/被引用 Referred to by\n +tool\.stay\.jettyId +one +靠泊 \/ Stay/);
});

test('a mistyped name leads to the nearest ones', () => {
  const names = ['crew.certificate', 'crew.seafarer', 'fleet.vessel', 'voyage.report'];
  expect(nearest('crew.certifcate', names)[0]).toBe('crew.certificate');
  expect(nearest('vesel', names)[0]).toBe('fleet.vessel');
});
