import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '../../src/kernel/text.ts';
import { placeIn } from '../new-page/page-code.ts';
import {
  addImport,
  addItem,
  addProperty,
  addStatement,
  addToList,
  callArguments,
  constantNamed,
  draftOf,
  propertyOf,
  textOf,
} from './edits.ts';
import type { Names, Refused } from './names.ts';
import {
  declarationCode,
  demoCode,
  makeName,
  moduleCode,
  pageName,
  publicCode,
  readmeCode,
  resourceCode,
  sweepsCode,
  walkCode,
} from './templates.ts';

/** Files by their path from the root, whole, and what is left to do by hand. */
export type Generated = { readonly files: Readonly<Record<string, string>>; readonly byHand: readonly string[] };

/** The files of a new resource and the changed lists that name it. Writes nothing. */
export function generate(root: string, names: Names, domainLabel: Text = names.label): Generated | Refused {
  const { domain, folder, file } = names;
  const base = `src/domains/${domain}`;
  const own = `${base}/${folder}/${file}`;
  const module = `${base}/${domain}.server.ts`;
  for (const path of [`${own}.resource.ts`, `${own}.demo.ts`, `${own}.page.ts`])
    if (existsSync(join(root, path))) return { refused: `${path} exists already` };
  const files: Record<string, string> = {
    [`${own}.resource.ts`]: resourceCode(names),
    [`${own}.demo.ts`]: demoCode(names),
    [`${own}.page.ts`]: declarationCode(
      names,
      existsSync(join(root, base)) ? placeIn(root, domain) : { group: domain, below: `/${domain}`, order: 10 },
    ),
  };
  if (existsSync(join(root, module))) {
    const registered = register(read(root, module), module, names);
    return 'refused' in registered
      ? registered
      : { files: { ...files, [module]: registered.text }, byHand: registered.byHand };
  }
  if (existsSync(join(root, base)))
    return { refused: `${base} has no ${domain}.server.ts that could register the resource` };
  files[module] = moduleCode(names, domainLabel);
  files[`${base}/public.ts`] = publicCode(names);
  files[`${base}/README.md`] = readmeCode(names, domainLabel);
  files[`e2e/walk/${domain}.e2e.ts`] = walkCode(names);
  files[`${base}/${domain}.sweeps.server.test.ts`] = sweepsCode(names);
  const list = 'src/app/domains.server.ts';
  const dependencies = 'src/domains/dependencies.ts';
  const listed = listModule(read(root, list), list, domain);
  const depending = listDomain(read(root, dependencies), dependencies, domain);
  if (typeof listed !== 'string') return listed;
  if (typeof depending !== 'string') return depending;
  return { files: { ...files, [list]: listed, [dependencies]: depending }, byHand: [] };
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

function register(text: string, path: string, names: Names): { text: string; byHand: string[] } | Refused {
  const { constant, folder, file, resource, domain } = names;
  const draft = draftOf(path, text);
  const [named, module] = moduleIn(draft);
  if (!named || !module) return { refused: `${path} declares no module as an object` };
  const lists = text.replace(/\s+/g, ' ');
  if (new RegExp(`\\b${constant}\\b`).test(lists)) return { refused: `${path} already uses the name ${constant}` };
  addImport(draft, `import { ${makeName(names)} } from './${folder}/${file}.demo.ts';`);
  addImport(draft, `import { ${constant} } from './${folder}/${file}.resource.ts';`);
  addToList(draft, module, 'resources', constant);
  // A module may derive the calls of all its resources at once; then the list of resources is all there is to add to.
  const derived = /resources\.flatMap\(\(?\w+\)? => crudEndpoints/.test(lists);
  if (!derived) addToList(draft, module, 'endpoints', `...crudEndpoints(${constant})`);
  if (!derived && !lists.includes('crudEndpoints'))
    addImport(draft, "import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';");
  addImport(draft, `import { ${pageName(names)} } from './${folder}/${file}.page.ts';`);
  addToList(draft, module, 'pages', pageName(names));
  const filled = addStatement(draft, module, 'demo', 'ctx', `await ${makeName(names)}(ctx);`);
  const byHand = filled
    ? []
    : [`Call ${makeName(names)}(ctx) where ${domain} builds its part of the demo company (${path}).`];
  return propertyOf(named, 'name')
    ? { text: textOf(draft), byHand }
    : { refused: `${path}: ${resource} finds no module` };
}

/** What names the module, and the object whose lists are added to: the same one, or the first and the last of `moduleOf`. */
export function moduleIn(draft: ReturnType<typeof draftOf>) {
  const written = constantNamed(draft, /Module$/);
  const parts = written?.type === 'CallExpression' ? callArguments(written) : [written, written];
  return [parts[0], parts.at(-1)].map((part) => (part?.type === 'ObjectExpression' ? part : undefined));
}

function listModule(text: string, path: string, domain: string): string | Refused {
  const draft = draftOf(path, text);
  const list = constantNamed(draft, 'modules');
  if (list?.type !== 'ArrayExpression') return { refused: `${path} has no list of modules` };
  addImport(draft, `import { ${domain}Module } from '../domains/${domain}/${domain}.server.ts';`);
  addItem(draft, list, `${domain}Module`);
  return textOf(draft);
}

function listDomain(text: string, path: string, domain: string): string | Refused {
  const draft = draftOf(path, text);
  const list = constantNamed(draft, 'dependencies');
  if (list?.type !== 'ObjectExpression') return { refused: `${path} has no list of domains` };
  if (!propertyOf(list, domain)) addProperty(draft, list, `${domain}: ['identity']`);
  return textOf(draft);
}
