import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '../../src/kernel/text.ts';

export const quoted = (words: string): string => `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
export const textCode = ({ zh, en }: Text): string => `{ zh: ${quoted(zh)}, en: ${quoted(en)} }`;

/** Where a domain's next page stands: in the group that most of its pages stand in, after the last of them. */
export type Place = { readonly group?: string; readonly below: string; readonly order: number };

/** The place after the pages that a domain has; in its own group where it has none, and at the top where it has no group. */
export function placeIn(root: string, domain: string): Place {
  const folder = join(root, 'src/domains', domain);
  const read = (pattern: string): string[] =>
    existsSync(folder)
      ? globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
      : [];
  const pages = read('**/*.page.ts').flatMap((text) => {
    const [, address] = /address: '([^']+)'/.exec(text) ?? [];
    const [, group] = /group: '([^']+)'/.exec(text) ?? [];
    const [, order] = /order: (\d+)/.exec(text) ?? [];
    return address && group && order
      ? [{ group, order: Number(order), below: address.slice(0, address.lastIndexOf('/')) }]
      : [];
  });
  const groups = [...Map.groupBy(pages, ({ group }) => group).values()];
  const [most] = groups.toSorted((a, b) => b.length - a.length);
  if (most?.[0])
    return { group: most[0].group, below: most[0].below, order: Math.max(...most.map(({ order }) => order)) + 10 };
  const own = read('**/*.server.ts').map((text) => text.slice(text.indexOf('menuGroups:')));
  const [, group, below = ''] = own.flatMap((text) => /key: '([^']+)'[^}]*\}[^}]*address: '([^']+)'/.exec(text) ?? []);
  return { ...(group && { group }), below, order: 10 };
}

type Said = {
  readonly constant: string;
  readonly component: string;
  readonly title: Text;
  readonly icon: string;
  readonly permission: string;
  readonly key: string;
  readonly path: string;
  readonly purpose: Text;
};

/** `<name>.page.ts`. */
export function pageCode(said: Said, { group, below, order }: Place): string {
  return `import { definePage } from '../../../kernel/page.ts';

export const ${said.constant} = definePage({
  component: '${said.component}',
  title: ${textCode(said.title)},
  icon: '${said.icon}',
  permission: '${said.permission}',
  menu: { key: '${said.key}', address: '${below}/${said.path}', ${group ? `group: '${group}', ` : ''}order: ${order} },
  help: {
    purpose: ${textCode(said.purpose)},
  },
});
`;
}
