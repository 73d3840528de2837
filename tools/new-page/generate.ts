import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf } from '../../src/kernel/areas.ts';
import { kebab } from '../../src/kernel/page-files.ts';
import type { Text } from '../../src/kernel/text.ts';
import { addImport, addToList, addToTable, draftOf, textOf } from '../new-resource/edits.ts';
import { type Generated, moduleIn } from '../new-resource/generate.ts';
import type { Refused } from '../new-resource/names.ts';
import { pageCode, placeIn, textCode } from './page-code.ts';

/** Every name that a new page brings. */
export type PageNames = {
  readonly domain: string;
  /** `stock/PoolBoard`, as menus name it. */
  readonly component: string;
  /** `pool-board`: files, folder and the last part of its address. */
  readonly file: string;
  /** `poolBoard`. */
  readonly camel: string;
  readonly title: Text;
};

/** Reads the command line's three words; refuses what the start would refuse, in one sentence. */
export function pageNames(page?: string, zh?: string, en?: string): PageNames | Refused {
  if (!page || !zh?.trim() || !en?.trim())
    return {
      refused:
        'Usage: npm run new-page -- <domain>/<PageName> "<zh>" "<en>", for instance stock/PoolBoard "库存看板" "Stock board"',
    };
  if (!/^[a-z]+\/[A-Z][A-Za-z0-9]*$/.test(page))
    return {
      refused: `${page}: a page is named domain/PageName, the domain in lower case, the name beginning with a capital`,
    };
  if (!/\p{Script=Han}/u.test(zh)) return { refused: `"${zh}" holds no Chinese: the first title is the Chinese one` };
  if (/\p{Script=Han}/u.test(en)) return { refused: `"${en}" holds Chinese: the second title is the English one` };
  const [domain, name] = page.split('/') as [string, string];
  const file = kebab(name);
  const camel = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { domain, component: `${areaOf(domain)}/${name}`, file, camel, title: { zh: zh.trim(), en: en.trim() } };
}

/** The files of a new page and the module that lists it. Writes nothing. */
export function generatePage(root: string, names: PageNames): Generated | Refused {
  const { domain, component, file, camel, title } = names;
  const base = `src/domains/${domain}`;
  const module = `${base}/${domain}.server.ts`;
  if (!existsSync(join(root, module)))
    return { refused: `${module} is not there: npm run new-resource makes a domain with its first kind of record` };
  const taken = globSync(`${base}/**/${file}.page{,.web}.{ts,tsx}`, { cwd: root });
  if (taken.length > 0) return { refused: `${taken[0]} exists already` };
  const own = `${base}/${file}/${file}`;
  const permission = `${domain}:${camel}:list`;
  const registered = register(readFileSync(join(root, module), 'utf8'), module, names, permission);
  if (typeof registered !== 'string') return registered;
  const words = `${file.replaceAll('-', '_').toUpperCase()}_TEXT`;
  const files = {
    [`${own}.page.ts`]: pageCode(
      {
        constant: `${camel}Page`,
        component,
        title,
        icon: 'Appstore',
        permission,
        key: `${domain}.${camel}`,
        path: file,
        purpose: { zh: `${title.zh}一览。`, en: `${title.en} at a glance.` },
      },
      placeIn(root, domain),
    ),
    [`${own}.page.web.tsx`]: `import { t } from '../../../kernel/web/i18n.ts';
import { ${words} as TEXT } from './${file}.text.ts';

export function Page() {
  return <h1>{t(TEXT.title)}</h1>;
}
`,
    [`${own}.text.ts`]: `import type { Text } from '../../../kernel/text.ts';

export const ${words} = {
  title: ${textCode(title)},
} satisfies Record<string, Text>;
`,
    [module]: registered,
  };
  return { files, byHand: [] };
}

function register(text: string, path: string, names: PageNames, permission: string): string | Refused {
  const { file, camel, title } = names;
  const draft = draftOf(path, text);
  const [, module] = moduleIn(draft);
  if (!module) return { refused: `${path} declares no module as an object` };
  addImport(draft, `import { ${camel}Page } from './${file}/${file}.page.ts';`);
  addToList(draft, module, 'pages', `${camel}Page`);
  const said = textCode({ zh: `查看${title.zh}`, en: `See ${title.en}` });
  addToTable(draft, module, 'permissions', `'${permission}': ${said}`);
  return textOf(draft);
}
