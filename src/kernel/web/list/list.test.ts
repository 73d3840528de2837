import { describe, expect, it } from 'vitest';
import { defineFlow } from '../../flow/flow.ts';
import { choice, computed, date, money, ref, serial, state, text } from '../../resource/field.ts';
import { type AnyResource, defineResource } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import { toggled } from './batch/toggled.ts';
import { cellFilters } from './columns/cell-filter.ts';
import { fillWidths, orderColumns, resolveColumns, sameChoice, visibleColumns } from './columns/column-set.ts';
import { columnKey, parseChoice } from './columns/column-store.ts';
import {
  filteredFields,
  freeOf,
  queryOf,
  readListState,
  sameFilters,
  withoutField,
  writeListState,
} from './list-state.ts';
import { joinPages, nearBottom, nextPage } from './pages/pages.ts';
import { cardLayout } from './phone/card-layout.ts';

const label = { zh: '项', en: 'Item' };
const zh = (words: Text) => words.zh;
const flow = defineFlow({
  states: { draft: { zh: '草稿', en: 'Draft', tone: 'grey' } },
  initial: 'draft',
  transitions: {},
});
const application: AnyResource = defineResource({
  name: 'purchasing.application',
  label,
  title: 'title',
  fields: {
    number: serial('AP-{0000}', label),
    title: text(label),
    vesselId: ref('fleet.vessel', label),
    kind: choice({ spare: { zh: '备件', en: 'Spares' } }, label),
    amount: money(label),
    status: state(flow),
    neededOn: date(label),
    note: text(label),
  },
  list: {
    columns: [
      'number',
      'title',
      'vesselId',
      'kind',
      { field: 'amount', priority: 1, total: true },
      { field: 'status', priority: 1 },
      { field: 'neededOn', priority: 3 },
      { field: 'note', priority: 3 },
    ],
  },
});

describe('the address of a list', () => {
  const params = new URLSearchParams(
    'vesselId=3&vesselId=4&neededOnFrom=2026-01-01&page=2&sort=amount,desc&open=9&x=1&q=泵',
  );
  const read = readListState(application, params);
  it('holds filters, page from 1, sorting and keyword', () => {
    expect(read).toEqual({
      q: '泵',
      filters: { vesselId: ['3', '4'], neededOnFrom: ['2026-01-01'] },
      page: 1,
      size: 50,
      sort: 'amount,desc',
    });
    expect(queryOf(read)).toMatchObject({ page: 1, vesselId: ['3', '4'], q: '泵' });
  });
  it("gives the same view again and keeps words that are not the list's", () => {
    const again = writeListState(application, params, read);
    expect(readListState(application, again)).toEqual(read);
    expect(again.get('open')).toBe('9');
    expect(again.get('x')).toBe('1');
  });
  it('counts a span as one filter and clears it as one', () => {
    expect(filteredFields(application, { neededOnFrom: ['a'], neededOnTo: ['b'] })).toEqual(['neededOn']);
    expect(withoutField({ neededOnFrom: ['a'], neededOnTo: ['b'], kind: ['c'] }, 'neededOn')).toEqual({ kind: ['c'] });
  });
  it('knows a saved filter again whatever the order of its values', () => {
    expect(sameFilters({ kind: ['a', 'b'], q: [] }, { kind: ['b', 'a'] })).toBe(true);
  });
});

describe('a filter from a cell', () => {
  const offers = (name: string, value: unknown, filters = {}) =>
    Object.fromEntries(
      cellFilters(name, application.fields[name]!, value, { shown: 'X', filters }).map((one) => [one.key, one.filters]),
    );
  it('shows only this or all but this, and adds to what is excluded already', () => {
    expect(offers('kind', 'spare', { kindNot: ['other'], vesselId: ['3'] })).toEqual({
      only: { vesselId: ['3'], kind: ['spare'] },
      not: { vesselId: ['3'], kindNot: ['other', 'spare'] },
    });
    expect(offers('kind', null)).toEqual({ onlyEmpty: { kind: ['null'] }, notEmpty: { kindNot: ['null'] } });
  });
  it('of a figure or a day goes from it or up to it', () => {
    expect(Object.keys(offers('amount', '12.50'))).toEqual(['only', 'from', 'to']);
    expect(offers('neededOn', '2026-03-01').since).toEqual({ neededOnFrom: ['2026-03-01'] });
  });
  it('excluded values stand in the address and count as one filter with the others of the field', () => {
    const read = readListState(application, new URLSearchParams('kindNot=spare&kindNot=x'));
    expect(read.filters).toEqual({ kindNot: ['spare', 'x'] });
    expect(filteredFields(application, read.filters)).toEqual(['kind']);
    expect(withoutField(read.filters, 'kind')).toEqual({});
  });
});

describe('columns', () => {
  const columns = resolveColumns(application, undefined, zh);
  it('all have a width but the title', () => {
    expect(columns.filter((column) => column.width === undefined).map((column) => column.key)).toEqual(['title']);
  });
  it('of priority 3 hide first where the width is short, then those of priority 2, last ones first', () => {
    const keys = (room: number) => visibleColumns({ columns, choice: undefined, room }).map((column) => column.key);
    expect(keys(2000)).toHaveLength(8);
    expect(keys(930)).toEqual(['number', 'title', 'vesselId', 'kind', 'amount', 'status', 'neededOn']);
    expect(keys(700)).toEqual(['number', 'title', 'vesselId', 'amount', 'status']);
  });
  it('chosen by the user stay as chosen, whatever the width', () => {
    const choice = { hidden: ['note', 'number'], order: ['number', 'status', 'title'] };
    const keys = visibleColumns({ columns, choice, room: 10 }).map((column) => column.key);
    expect(keys).toEqual(['number', 'status', 'vesselId', 'kind', 'amount', 'title', 'neededOn']);
  });
  it('that are fixed can neither be hidden nor give way to a short width', () => {
    const fixed = resolveColumns(application, ['number', 'title', { field: 'kind', fixed: true }, 'neededOn'], zh);
    const keys = (choice?: { hidden: string[]; order: string[] }) =>
      visibleColumns({ columns: fixed, choice, room: 10 }).map((column) => column.key);
    expect(keys()).toEqual(['number', 'title', 'kind']);
    expect(keys({ hidden: ['number', 'kind', 'title'], order: [] })).toEqual(['number', 'kind', 'neededOn']);
  });
  it('that came after the user chose an order stand where they were declared', () => {
    expect(
      orderColumns(columns, ['gone', 'kind', 'vesselId'])
        .map((column) => column.key)
        .slice(0, 4),
    ).toEqual(['number', 'title', 'kind', 'vesselId']);
  });
  it('that their user pinned stand behind the first, and those drawn wider stay so, while the others still give way', () => {
    const choice = { order: [], widths: { kind: 222 }, pinned: ['status'] };
    const shown = visibleColumns({ columns, choice, room: 1000 });
    expect(shown.map((column) => column.key).slice(0, 3)).toEqual(['number', 'status', 'title']);
    expect(shown.find((column) => column.key === 'kind')).toMatchObject({ width: 222, drawn: true });
    expect(shown.map((column) => column.key)).not.toContain('note');
  });
  it('fill the room: what is left goes to the title first, and never to a column that its user drew', () => {
    const choice = { order: [], widths: { kind: 100 } };
    const shown = visibleColumns({ columns, choice, room: 2400 });
    const widths = fillWidths(shown, 2400);
    const at = (key: string) => widths[shown.findIndex((column) => column.key === key)]!;
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(2400);
    expect([at('kind'), at('title') > 480]).toEqual([100, true]);
    expect(fillWidths(shown, 300)).toEqual(shown.map((column) => column.width ?? 180));
  });
  it('stand the same whatever the order of what is stored of them', () => {
    expect(sameChoice({ hidden: ['a', 'b'], order: [] }, { hidden: ['b', 'a'], order: [], widths: {} })).toBe(true);
    expect(sameChoice({ hidden: ['a'], order: [] }, undefined)).toBe(false);
  });
  it('are stored per user and page', () => {
    expect(columnKey(7, '/purchase/apply')).toBe('columns:7:/purchase/apply');
    expect(parseChoice('["note"]')).toEqual({ hidden: ['note'], order: [] });
    expect(parseChoice('{"hidden":["a"],"order":["b"]}')).toEqual({ hidden: ['a'], order: ['b'] });
    expect(parseChoice('{"order":["b"],"widths":{"b":90},"pinned":["b"]}')).toEqual({
      order: ['b'],
      widths: { b: 90 },
      pinned: ['b'],
    });
    expect(parseChoice('broken')).toBeUndefined();
  });
});

describe('loading more', () => {
  const row = (id: number) => ({ id, version: 1 });
  it('shows no row twice when one moved between pages', () => {
    const pages = [
      { content: [row(1), row(2)], totalElements: 4 },
      { content: [row(2), row(3)], totalElements: 4 },
    ];
    expect(joinPages(pages).map((one) => one.id)).toEqual([1, 2, 3]);
  });
  it('ends with the last row, and goes on beyond a capped count', () => {
    expect(nextPage([{ content: [row(1), row(2)], totalElements: 2 }], 2)).toBeUndefined();
    expect(nextPage([{ content: [row(1), row(2)], totalElements: 3 }], 2)).toBe(1);
    expect(nextPage([{ content: [row(1), row(2)], totalElements: 2, totalCapped: true }], 2)).toBe(1);
  });
  it('starts within 10 px of the bottom', () => {
    expect(nearBottom({ scrollHeight: 1000, clientHeight: 500, scrollTop: 490 })).toBe(true);
    expect(nearBottom({ scrollHeight: 1000, clientHeight: 500, scrollTop: 489 })).toBe(false);
  });
});

it('a card of the phone list leads with number and state, then title, three facts and the amount, then the date', () => {
  const card = cardLayout(application, resolveColumns(application, undefined, zh));
  expect(card.number?.key).toBe('number');
  expect(card.state?.key).toBe('status');
  expect(card.title.key).toBe('title');
  expect(card.facts.map((column) => column.key)).toEqual(['vesselId', 'kind', 'note']);
  expect(card.amount?.key).toBe('amount');
  expect(card.date?.key).toBe('neededOn');
});

it('the amount of a card is what the server works out in a currency, too, and no other sum', () => {
  const order = (unit: string) =>
    defineResource({
      name: 'yard.order',
      label,
      title: 'number',
      fields: { number: serial('O-{0000}', label), total: computed({ scale: 2, unit }, label) },
      list: { columns: ['number', { field: 'total', total: true }] },
    });
  const amountOf = (one: AnyResource) => cardLayout(one, resolveColumns(one, undefined, zh)).amount?.key;
  expect([amountOf(order('CNY')), amountOf(order('h'))]).toEqual(['total', undefined]);
});

it('a sentence may take what the other columns leave, and heads its card', () => {
  const sentence = { field: 'note', width: 'rest', render: () => null } as const;
  const columns = resolveColumns({ ...application, title: undefined }, ['kind', 'title', sentence], zh);
  expect(columns.map((column) => column.width === undefined)).toEqual([false, false, true]);
  expect(cardLayout({ ...application, title: undefined }, columns).title.key).toBe('note');
});

it('columns are as wide as the words of the language need', () => {
  const vessel: AnyResource = defineResource({
    name: 'fleet.vessel',
    label,
    fields: {
      name: text(label),
      ownership: choice(
        { BAREBOAT: { zh: '光租', en: 'Bareboat-chartered', tone: 'blue' } },
        { zh: '经营方式', en: 'Ownership' },
      ),
    },
    list: { columns: ['name', 'ownership'] },
  });
  const width = (say: (words: Text) => string) => resolveColumns(vessel, undefined, say)[1]?.width ?? 0;
  expect(width((words) => words.en)).toBeGreaterThan(width(zh));
});

it('in English the English name stands first and is the link', () => {
  const label = { zh: '船名', en: 'Name' };
  const vessel = defineResource({
    name: 'fleet.vessel',
    label,
    title: 'name',
    titleEn: 'nameEn',
    fields: { name: text(label), nameEn: text({ zh: '英文船名', en: 'English name' }), imo: text(label) },
    list: { columns: ['name', 'imo', 'nameEn'] },
  });
  const keys = (say: (words: Text) => string) => resolveColumns(vessel, undefined, say).map((column) => column.key);
  expect(keys(zh)).toEqual(['name', 'imo', 'nameEn']);
  const english = (words: Text) => words.en;
  expect(keys(english)).toEqual(['nameEn', 'imo', 'name']);
  const [first] = resolveColumns(vessel, undefined, english);
  const row = { id: 1, version: 1, name: '海岳1' };
  expect([first!.render?.({ ...row, nameEn: 'HAI YUE 1' }), first!.render?.(row)]).toEqual(['HAI YUE 1', '海岳1']);
  expect(cardLayout(vessel, resolveColumns(vessel, undefined, english)).title.key).toBe('nameEn');
});

it('in English the English name stands behind a number too, whether or not it has a column of its own', () => {
  const label = { zh: '名称', en: 'Name' };
  const item = defineResource({
    name: 'fleet.item',
    label,
    title: 'name',
    titleEn: 'nameEn',
    fields: { code: text(label), name: text(label), nameEn: text({ zh: '英文名称', en: 'Name' }) },
    list: { columns: ['code', 'name'] },
  });
  const columns = (say: (words: Text) => string) => resolveColumns(item, undefined, say);
  expect(columns(zh).map(({ key }) => key)).toEqual(['code', 'name']);
  const [, named] = columns((words) => words.en);
  const row = { id: 1, version: 1, name: '锚机' };
  expect([named!.key, named!.width]).toEqual(['nameEn', undefined]);
  expect([named!.render?.({ ...row, nameEn: 'Windlass' }), named!.render?.(row)]).toEqual(['Windlass', '锚机']);
});

describe('choosing rows', () => {
  const rows = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const ids = (chosen: readonly { id: number }[]) => chosen.map(({ id }) => id);
  const chosen = (...numbers: number[]) => new Map(numbers.map((id) => [id, { id }]));

  it('adds or drops the one row that is pressed', () => {
    expect(ids(toggled({ rows, selected: chosen(1), row: { id: 3 } }))).toEqual([1, 3]);
    expect(ids(toggled({ rows, selected: chosen(1, 3), row: { id: 3 } }))).toEqual([1]);
  });

  it('takes all rows from the one pressed before when shift is held, in either direction', () => {
    expect(ids(toggled({ rows, selected: chosen(2), row: { id: 4 }, from: { id: 2 } }))).toEqual([2, 3, 4]);
    expect(ids(toggled({ rows, selected: chosen(4), row: { id: 1 }, from: { id: 4 } }))).toEqual([4, 1, 2, 3]);
    expect(ids(toggled({ rows, selected: chosen(2, 3, 4), row: { id: 4 }, from: { id: 2 } }))).toEqual([]);
  });

  it('takes the one row when the one pressed before is no longer on the page', () => {
    expect(ids(toggled({ rows, selected: chosen(9), row: { id: 2 }, from: { id: 9 } }))).toEqual([9, 2]);
  });
});

it('an address cannot ask a list for what it holds fast', () => {
  const asked = { q: '', filters: { status: ['REJECT'], createTimeFrom: ['2026-01-01'] }, page: 0, size: 50 };
  expect(freeOf(asked, { status: 'USE' }).filters).toEqual({ createTimeFrom: ['2026-01-01'] });
  expect(freeOf(asked, { waiting: 'me' })).toBe(asked);
});
