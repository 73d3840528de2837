import { readSource, type Source } from '../boundaries/source.ts';

type Edit = { at: number; insert: string };
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Written code whose lists can be added to. Formatting is left to the formatter. */
type Draft = { source: Source; edits: Edit[] };

export function draftOf(file: string, text: string): Draft {
  return { source: readSource(file, text), edits: [] };
}

export function textOf({ source, edits }: Draft): string {
  return [...edits]
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, insert }) => text.slice(0, at) + insert + text.slice(at), source.text);
}

/** Adds an import after the last one. */
export function addImport(draft: Draft, line: string): void {
  const imports = (draft.source.program.body as unknown as Node[]).filter((node) => node.type === 'ImportDeclaration');
  draft.edits.push({ at: imports.at(-1)?.end ?? 0, insert: `\n${line}` });
}

/** The value of a constant at the top of the file, without `as` and `satisfies`. */
export function constantNamed(draft: Draft, name: string | RegExp): Node | undefined {
  for (const statement of draft.source.program.body as unknown as Node[]) {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node | null;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as { id: Node & { name: string }; init: Node | null }[]) {
      if (init && (typeof name === 'string' ? id.name === name : name.test(id.name))) return bare(init);
    }
  }
  return undefined;
}

function bare(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression as Node) : node;
}

export const callArguments = (call: Node): readonly Node[] => call.arguments as Node[];

function memberOf(object: Node, key: string): Node | undefined {
  return (object.properties as Node[]).find(
    (member) => member.type === 'Property' && (member.key as { name?: string }).name === key,
  );
}

export function propertyOf(object: Node, key: string): Node | undefined {
  const member = memberOf(object, key);
  return member && bare(member.value as Node);
}

/** Adds a property at the end of an object. */
export function addProperty(draft: Draft, object: Node, code: string): void {
  const last = (object.properties as Node[]).at(-1);
  draft.edits.push({ at: last?.end ?? object.start + 1, insert: `${last ? ', ' : ''}${code}` });
}

/** Adds to a list that is a property of an object: written there, held by a constant of the file, or made by an expression. */
export function addToList(draft: Draft, object: Node, key: string, code: string): void {
  const value = propertyOf(object, key);
  const held = value?.type === 'Identifier' ? constantNamed(draft, String(value.name)) : undefined;
  const list = value?.type === 'ArrayExpression' ? value : held;
  if (!value) addProperty(draft, object, `${key}: [${code}]`);
  else if (list?.type === 'ArrayExpression') addItem(draft, list, code);
  else {
    const name = memberOf(object, key)?.shorthand ? `${key}: ` : '';
    draft.edits.push({ at: value.start, insert: `${name}[...` }, { at: value.end, insert: `, ${code}]` });
  }
}

/** Adds an entry to an object that is a property of another: written there, held by a constant of the file, or made by an expression. */
export function addToTable(draft: Draft, object: Node, key: string, code: string): void {
  const value = propertyOf(object, key);
  const held = value?.type === 'Identifier' ? constantNamed(draft, String(value.name)) : undefined;
  const table = value?.type === 'ObjectExpression' ? value : held;
  if (!value) addProperty(draft, object, `${key}: { ${code} }`);
  else if (table?.type === 'ObjectExpression') addProperty(draft, table, code);
  else {
    const name = memberOf(object, key)?.shorthand ? `${key}: ` : '';
    draft.edits.push({ at: value.start, insert: `${name}{ ...` }, { at: value.end, insert: `, ${code} }` });
  }
}

export function addItem(draft: Draft, list: Node, code: string): void {
  const last = (list.elements as (Node | null)[]).at(-1);
  draft.edits.push({ at: last?.end ?? list.start + 1, insert: `${last ? ', ' : ''}${code}` });
}

/** Adds a statement at the end of a function that is a property; false when it is not written as one with a body. */
export function addStatement(draft: Draft, object: Node, key: string, parameter: string, statement: string): boolean {
  const value = propertyOf(object, key);
  if (!value) {
    addProperty(draft, object, `${key}: async (${parameter}) => { ${statement} }`);
    return true;
  }
  const body = value.body as Node | undefined;
  const [first] = (value.params as { name?: string }[] | undefined) ?? [];
  if (body?.type !== 'BlockStatement' || first?.name !== parameter) return false;
  draft.edits.push({ at: body.end - 1, insert: `${statement}\n` });
  return true;
}
