import type { Text } from '../../src/kernel/text.ts';
import { type Place, pageCode, quoted, textCode } from '../new-page/page-code.ts';
import type { Names } from './names.ts';

export function resourceCode({ resource, constant, label }: Names): string {
  return `import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

export const ${constant} = defineResource({
  name: '${resource}',
  label: ${textCode(label)},
  title: 'name',
  fields: {
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 30 }),
    name: text({ zh: '名称', en: 'Name' }, { required: true, max: 60 }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long' }),
  },
  unique: [['code']],
  scope: 'all',
  list: {
    columns: ['code', 'name', { field: 'remark', priority: 3 }, 'updateTime'],
    search: ['code', 'name'],
    sort: 'code',
  },
  form: [['code', 'name'], ['remark']],
  excel: { import: true, export: true },
});
`;
}

export function demoCode({ constant, file, demo, label }: Names): string {
  return `import type { Draft } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { ${constant} } from './${file}.resource.ts';

/** Shared by the demo company, tests and browser journeys. */
export const ${demo}: readonly Draft<typeof ${constant}>[] = [
  { code: '${code(constant)}-01', name: ${quoted(`${label.zh}一`)} },
  { code: '${code(constant)}-02', name: ${quoted(`${label.zh}二`)} },
];

export async function ${makeName({ demo })}(ctx: Ctx): Promise<void> {
  for (const row of ${demo}) await recordsOf(${constant}).create(ctx, row);
}
`;
}

/** `demoBerths` -> `makeBerths`. */
export const makeName = ({ demo }: { demo: string }): string => demo.replace(/^demo/, 'make');

const code = (constant: string): string => constant.slice(0, 4).toUpperCase();

export const pageName = ({ constant }: Names): string => `${constant}Page`;

/** What the derived page says of itself. */
export const declarationCode = (names: Names, place: Place): string =>
  pageCode(
    {
      constant: pageName(names),
      component: `resource:${names.resource}`,
      title: names.label,
      icon: 'Profile',
      permission: `${names.resource.replace('.', ':')}:list`,
      key: `${names.domain}.${names.folder}`,
      path: names.folder,
      purpose: { zh: `${names.label.zh}的登记与查询。`, en: `${names.label.en}: entered, kept and found here.` },
    },
    place,
  );

export function moduleCode(names: Names, label: Text): string {
  const { domain, constant, folder, file } = names;
  return `import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import type { Module } from '../../kernel/server/module.ts';
import { ${makeName(names)} } from './${folder}/${file}.demo.ts';
import { ${pageName(names)} } from './${folder}/${file}.page.ts';
import { ${constant} } from './${folder}/${file}.resource.ts';

export const ${domain}Module: Module = {
  name: '${domain}',
  label: ${textCode(label)},
  resources: [${constant}],
  endpoints: [...crudEndpoints(${constant})],
  menuGroups: [{ key: '${domain}', title: ${textCode(label)}, icon: 'Appstore', address: '/${domain}', order: 800 }],
  pages: [${pageName(names)}],
  demo: async (ctx) => {
    await ${makeName(names)}(ctx);
  },
};
`;
}

export function readmeCode({ domain, resource, label }: Names, domainLabel: Text): string {
  return `# ${domainLabel.zh} / ${domainLabel.en}

Domain key \`${domain}\`. Other domains use it through \`public.ts\` and \`public.server.ts\` only.

| word | 词 | resource |
|---|---|---|
| ${label.en.toLowerCase()} | ${label.zh} | \`${resource}\` |

Rules that surprise:

- Codes are unique among the records that are not deleted; a deleted record gives its code back.
`;
}

export function publicCode({ constant, folder, file }: Names): string {
  return `export { ${constant} } from './${folder}/${file}.resource.ts';\n`;
}

/** Has every page of the domain that stands in the menu looked at. */
export function walkCode({ domain }: Names): string {
  return `import { walkDomain } from './walk-domain.ts';\n\nawait walkDomain('${domain}');\n`;
}

/** Has all that holds for every call and kind of record proved of the domain's. */
export function sweepsCode({ domain }: Names): string {
  return `import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';\n\nsweepDomain('${domain}');\n`;
}
