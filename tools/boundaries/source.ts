import { parseSync, Visitor } from 'vite';

export type Violation = { readonly file: string; readonly line: number; readonly message: string };

/** One import, export-from, dynamic import or glob; `specifier` as written, without a `?query`. */
export type Import = { readonly specifier: string; readonly line: number };

export type Source = {
  /** Path from the project's root, with slashes. */
  readonly file: string;
  readonly text: string;
  readonly program: ReturnType<typeof parseSync>['program'];
  readonly lineOf: (offset: number) => number;
};

type Visit = ConstructorParameters<typeof Visitor>[0];

/** Reads a TypeScript file. Throws when it does not parse. */
export function readSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  return { file, text, program, lineOf: (offset) => text.slice(0, offset).split('\n').length };
}

export function walk(source: Source, visit: Visit): void {
  new Visitor(visit).visit(source.program);
}

export function importsOf(source: Source): Import[] {
  const found: Import[] = [];
  const add = (node: { value?: unknown; start: number } | null) => {
    if (typeof node?.value === 'string')
      found.push({ specifier: node.value.replace(/\?.*$/, ''), line: source.lineOf(node.start) });
  };
  walk(source, {
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') add(node.source);
    },
    CallExpression: (node) => {
      if (!/^import\.meta\.glob$/.test(source.text.slice(node.callee.start, node.callee.end))) return;
      const [patterns] = node.arguments;
      for (const item of patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns])
        if (item?.type === 'Literal') add(item);
    },
  });
  return found;
}
