import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Node } from 'estree';
import { readSource, type Source, walk } from '../boundaries/source.ts';

/** A statement as it stands in the sources; a choice within it makes one text of each branch. */
export type SqlText = { readonly file: string; readonly line: number; readonly text: string };

/** Texts of one statement, beyond which its choices are not followed. */
const MOST_TEXTS = 16;

type Any = Node & { start: number; end: number };
type Constants = ReadonlyMap<string, readonly Any[]>;
/** What a name of another file is there, and in which file. */
type Elsewhere = { readonly file: string; readonly name: string };
type File = {
  readonly source: Source;
  readonly constants: Constants;
  readonly elsewhere: ReadonlyMap<string, Elsewhere>;
};
type FileOf = (file: string) => File | undefined;

/**
 * The full texts of the statements that the files give to `query`: written out, put together of constants of the file and of those it
 * imports, with `+` and by choices. `unknown` counts those that only the run time puts together.
 */
export function sqlTexts(root: string, files: readonly string[]): { texts: SqlText[]; unknown: number } {
  const fileOf = filesIn(root);
  const texts: SqlText[] = [];
  let unknown = 0;
  for (const name of files) {
    const file = fileOf(name)!;
    walk(file.source, {
      CallExpression(node) {
        const given = askedOf(node as unknown as Any);
        if (!given) return;
        const found = textsOf(given, file, fileOf);
        if (!found) unknown += 1;
        for (const text of found ?? []) texts.push({ file: name, line: file.source.lineOf(node.start), text });
      },
    });
  }
  return { texts, unknown };
}

function filesIn(root: string): FileOf {
  const read = new Map<string, File | undefined>();
  return (file) => {
    if (!read.has(file))
      read.set(file, existsSync(join(root, file)) ? openFile(file, readFileSync(join(root, file), 'utf8')) : undefined);
    return read.get(file);
  };
}

/** Of the names that a file gives to others: those that are constant texts, with their texts. */
export function textsGivenBy(root: string, name: string): Map<string, string> {
  const fileOf = filesIn(root);
  const file = fileOf(name)!;
  const given = new Map<string, string>();
  walk(file.source, {
    ExportNamedDeclaration(node) {
      for (const { exported } of node.specifiers) {
        if (exported.type !== 'Identifier') continue;
        const [text] = given.has(exported.name) ? [] : (textsOfName(exported.name, file, fileOf) ?? []);
        if (text !== undefined) given.set(exported.name, text);
      }
    },
  });
  return given;
}

function openFile(file: string, text: string): File {
  const source = readSource(file, text);
  const constants = new Map<string, Any[]>();
  const elsewhere = new Map<string, Elsewhere>();
  walk(source, {
    VariableDeclarator(node) {
      if (node.id.type !== 'Identifier' || !node.init) return;
      constants.set(node.id.name, [...(constants.get(node.id.name) ?? []), node.init as unknown as Any]);
    },
    ImportDeclaration(node) {
      if (!node.source.value.startsWith('.')) return;
      const from = posix.join(posix.dirname(file), node.source.value);
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          elsewhere.set(one.local.name, { file: from, name: one.imported.name });
    },
    ExportNamedDeclaration(node) {
      if (!node.source?.value.startsWith('.')) return;
      const from = posix.join(posix.dirname(file), node.source.value);
      for (const { local, exported } of node.specifiers)
        if (local.type === 'Identifier' && exported.type === 'Identifier')
          elsewhere.set(exported.name, { file: from, name: local.name });
    },
  });
  return { source, constants, elsewhere };
}

/** What a call of `query` asks: its first argument, or the `text` of the statement there. */
function askedOf(node: Any): Any | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  if (property.type !== 'Identifier' || property.name !== 'query') return undefined;
  const [first] = node.arguments;
  if (first?.type !== 'ObjectExpression') return first as Any | undefined;
  for (const one of first.properties)
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'text') return one.value as Any;
  return undefined;
}

/** Every text that an expression may be; nothing where a part is known at run time alone. */
function textsOf(node: Any, file: File, fileOf: FileOf): string[] | undefined {
  const of = (inner: unknown): string[] | undefined => textsOf(inner as Any, file, fileOf);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? [String(node.value)] : undefined;
    case 'TemplateLiteral':
      return together(
        node.quasis.flatMap((quasi, i) => [
          [quasi.value.cooked ?? ''],
          ...(node.expressions[i] ? [of(node.expressions[i])] : []),
        ]),
      );
    case 'BinaryExpression':
      return node.operator === '+' ? together([of(node.left), of(node.right)]) : undefined;
    case 'ConditionalExpression': {
      const [one, other] = [of(node.consequent), of(node.alternate)];
      return one && other && [...one, ...other];
    }
    case 'Identifier':
      return named(node, file, fileOf);
    default:
      return undefined;
  }
}

/** The text of a constant of a file, or of one that it takes from another. */
function textsOfName(name: string, file: File, fileOf: FileOf): string[] | undefined {
  const from = file.elsewhere.get(name);
  const other = from && fileOf(from.file);
  if (other) return textsOfName(from.name, other, fileOf);
  const [first] = file.constants.get(name) ?? [];
  return first && textsOf(first, file, fileOf);
}

function named(node: Any & { name: string }, file: File, fileOf: FileOf): string[] | undefined {
  if (file.elsewhere.has(node.name)) return textsOfName(node.name, file, fileOf);
  // The last one before its use, where functions of a file have constants of one name.
  const known = file.constants.get(node.name)?.filter(({ start }) => start < node.start) ?? [];
  const last = known.at(-1) ?? file.constants.get(node.name)?.[0];
  return last && textsOf(last, file, fileOf);
}

function together(parts: readonly (readonly string[] | undefined)[]): string[] | undefined {
  let texts = [''];
  for (const part of parts) {
    if (!part) return undefined;
    texts = texts.flatMap((text) => part.map((one) => text + one)).slice(0, MOST_TEXTS);
  }
  return texts;
}
