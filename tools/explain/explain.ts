import { actsOf } from '../../src/kernel/flow/flows-of.ts';
import { columnsOf, defaultSort, labelOf, optionsOf } from '../../src/kernel/resource/describe.ts';
import type { Field } from '../../src/kernel/resource/field.ts';
import type { Leaves } from '../../src/kernel/resource/leaves.ts';
import { type AnyResource, childOf, nameField, permissionOf, sectionsOf } from '../../src/kernel/resource/resource.ts';
import type { Endpoint } from '../../src/kernel/server/http/endpoint.ts';
import type { Module } from '../../src/kernel/server/module.ts';
import type { Referrer } from '../../src/kernel/server/registry.ts';
import type { Reminder } from '../../src/kernel/server/reminders/reminder.ts';
import type { Text } from '../../src/kernel/text.ts';
import { approvalLines } from './approvals.ts';
import { ledgerRows, paperLines, reportRows } from './around.ts';
import { inColumns, section } from './columns.ts';
import { reminderRows } from './reminders.ts';
import { explainTables } from './tables.ts';
import { whoMay } from './who-may.ts';

const both = ({ zh, en }: Text): string => `${zh} / ${en}`;

const KIND_WORDS: Readonly<Record<string, (field: Field) => string>> = {
  ref: (f) => `ref ${f.variant} -> ${String(f.target)}`,
  dict: (f) => `dict ${String(f.target)}`,
  lines: (f) => `lines -> ${childOf(f).name}`,
  serial: (f) => `serial ${String(f.options)}`,
};

function kindOf(field: Field): string {
  const word = KIND_WORDS[field.kind]?.(field) ?? [field.kind, field.variant].filter(Boolean).join(' ');
  const scale = field.scale !== undefined && field.variant !== 'int' ? `(${field.scale})` : '';
  return word + scale + (field.unit ? ` ${field.unit}` : '');
}

function limitsOf(resource: AnyResource, name: string, field: Field): string {
  const bounds = [
    field.min !== undefined && `min ${field.min}`,
    field.max !== undefined && `max ${field.max}`,
    field.required && field.kind !== 'lines' && 'required',
    resource.requiredIf?.[name] && 'required under a condition',
    field.default !== undefined && field.default !== null && `default ${JSON.stringify(field.default)}`,
  ];
  return bounds.filter(Boolean).join(', ');
}

function fieldRows(resource: AnyResource, indent = ''): string[][] {
  return Object.entries(resource.fields).flatMap(([name, field]) => [
    [indent + name, both(field.label), kindOf(field), limitsOf(resource, name, field)],
    ...(field.kind === 'lines' ? fieldRows(childOf(field), `${indent}  `) : []),
  ]);
}

/** The calls of a resource: those its permissions guard, and whatever else stands below its path. */
function callsOf(resource: AnyResource, endpoints: readonly Endpoint[]): Endpoint[] {
  const subject = `${resource.name.replace('.', ':')}:`;
  const own = endpoints.filter(({ route }) => route.permission.startsWith(subject));
  const base = own.map(({ route }) => route.path).sort((a, b) => a.length - b.length)[0];
  return endpoints.filter((endpoint) => own.includes(endpoint) || (base && endpoint.route.path.startsWith(`${base}/`)));
}

function words(resource: AnyResource): string[][] {
  return Object.entries(resource.fields).flatMap(([name, field]) => [
    ...(field.help ? [[name, '', both(field.help)]] : []),
    ...Object.entries(optionsOf(field) ?? {}).map(([code, option]) => [name, code, both(option)]),
    ...(field.kind === 'lines' ? words(childOf(field)).map(([n, c, t]) => [`${name}.${n}`, c!, t!]) : []),
  ]);
}

/** Each act: its states, what it asks for, and where it leads. */
const actRows = (resource: AnyResource): string[][] =>
  actsOf(resource).map(({ name, field, permission, transition }) => {
    const { label, from, to, form, reason, many = !form, leads } = transition;
    const asks = [...Object.keys(form?.fields ?? {}), ...(reason ? ['reason'] : [])];
    return [
      name,
      both(label),
      `${field}: ${from.join(' | ')}${to ? ` -> ${to}` : ''}`,
      permission,
      [asks.length > 0 && `asks ${asks.join(', ')}`, many && 'many', leads && `leads to ${leads}`]
        .filter(Boolean)
        .join('; '),
    ];
  });

/** What records of a kind become, and what they are made of. */
const makeRows = (resource: AnyResource, endpoints: readonly Endpoint[]): string[][] =>
  endpoints.flatMap(({ make, route }) => {
    if (!make || ![make.from.name, make.to.name].includes(resource.name)) return [];
    const asks = Object.keys(make.ask?.fields ?? {});
    const same = make.same ? [`same ${make.same.by.join(', ')}`] : [];
    return [
      [
        make.name,
        both(make.label),
        `${make.from.name} -> ${make.to.name}`,
        route.permission,
        [...same, ...(asks.length > 0 ? [`asks ${asks.join(', ')}`] : []), make.single ? 'one' : 'many'].join('; '),
      ],
    ];
  });

function listLines(resource: AnyResource): string[] {
  const { field, desc } = defaultSort(resource);
  const columns = columnsOf(resource).map(
    (c) => c.field + (c.priority === 2 ? '' : `(${c.priority})`) + (c.total ? '+sum' : ''),
  );
  const { filters = [], search = [] } = resource.list ?? {};
  return inColumns([
    ['列 columns', columns.join(', ')],
    ['筛选 filters', filters.join(', ') || '-'],
    ['关键字 search', search.join(', ') || nameField(resource) || '-'],
    ['排序 sort', `${field} ${desc ? 'desc' : 'asc'}, id`],
    ...(resource.tree ? [['树 tree', `by ${resource.tree}`]] : []),
    [
      'Excel',
      `import ${resource.excel?.import ? 'yes' : 'no'}, export ${resource.excel?.export === false ? 'no' : 'yes'}`,
    ],
  ]);
}

/** Everything that derives from a declared resource, as text for a terminal. */
export function explain(
  resource: AnyResource,
  {
    endpoints,
    referrers,
    reminders = [],
    modules = [],
    leaves,
  }: {
    endpoints: readonly Endpoint[];
    referrers: readonly Referrer[];
    reminders?: readonly Reminder[];
    modules?: readonly Module[];
    leaves?: Leaves;
  },
): string {
  const calls = callsOf(resource, endpoints);
  const approval = modules.flatMap((module) => module.approvals ?? []).find((one) => one.resource === resource.name);
  const permissions = new Set([
    ...calls.map(({ route }) => route.permission).filter((permission) => permission.includes(':')),
    permissionOf(resource, 'pick'),
    ...actsOf(resource).map(({ permission }) => permission),
  ]);
  const scope = Object.entries(resource.scope ?? {}).map(([dimension, field]) => [dimension, `by ${field}`]);
  const form = sectionsOf(resource).flatMap(({ title, rows }) => [
    `  ${both(title)}`,
    ...rows.map((row) => `    ${row.map((name) => `${name} ${labelOf(resource, name).zh}`).join(' | ')}`),
  ]);
  const lines = [
    `${resource.name}  ${both(resource.label)}`,
    ...section('字段 Fields', inColumns(fieldRows(resource))),
    ...section(
      '唯一 Unique',
      (resource.unique ?? []).map((fields) => `  ${fields.join(' + ')}`),
    ),
    ...explainTables(resource),
    ...section(
      '接口 Calls',
      inColumns(calls.map(({ route }) => [route.method, route.path, route.permission, both(route.summary)])),
    ),
    ...section('权限 Permissions', inColumns(whoMay([...permissions].sort(), modules))),
    ...section('列表 List', listLines(resource)),
    ...section('表单 Form', form),
    ...section('数据范围 Scope', scope.length > 0 ? inColumns(scope) : ['  everybody with the permission sees all']),
    ...section('对外 Leaves the house', leaves ? [`  ${leaves.fields.join(', ')}`] : []),
    ...section('流程 Acts', inColumns(actRows(resource))),
    ...section('由来与去向 Made of and becomes', inColumns(makeRows(resource, endpoints))),
    ...section('审批 Approval', approvalLines(approval)),
    ...section('台账 Ledgers', inColumns(ledgerRows(resource, endpoints))),
    ...section('报表 Reports', inColumns(reportRows(resource, endpoints))),
    ...section('单据打印 Paper', paperLines(resource, endpoints, modules)),
    ...section('提醒 Reminders', inColumns(reminderRows(reminders))),
    ...section('词 Words', inColumns(words(resource))),
    ...section(
      '被引用 Referred to by',
      inColumns(
        referrers.map((r) => [
          `${(r.child ?? r.resource).name}.${r.field}`,
          r.many ? 'many' : 'one',
          both(r.resource.label),
        ]),
      ),
    ),
  ];
  return lines.join('\n');
}
