import { type Source, type Violation, walk } from './source.ts';

/** Looked at by hand: what comes from elsewhere, and what TypeScript cannot follow. `cast` as written behind `as`. */
const REVIEWED: readonly { readonly file: string; readonly cast: string; readonly why: string }[] = [
  {
    file: 'src/domains/operations/scripts/run-script.server.ts',
    cast: 'never',
    why: 'each script has its own parameters',
  },
  { file: 'src/domains/vendor/area/vendor-session.web.ts', cast: 'never', why: 'any contract with its own question' },
  {
    file: 'src/domains/identity/auth/common-passwords.server.ts',
    cast: 'readonly string[]',
    why: 'a dictionary of a package without types',
  },
  {
    file: 'src/domains/operations/pictures/pictures.page.web.tsx',
    cast: 'PictureRow[]',
    why: 'rows as the wire brings them',
  },
  {
    file: 'src/domains/purchasing/vendors/vendor-quotes.server.ts',
    cast: 'readonly Row[]',
    why: 'lines of a quotation as it lies sealed',
  },
  {
    file: 'src/domains/purchasing/vendors/vendor-quotes.server.ts',
    cast: 'readonly OwnLine[]',
    why: 'a row as its face tells it to the outside',
  },
  {
    file: 'src/domains/purchasing/vendors/vendor-orders.server.ts',
    cast: 'readonly (Row & { id: number })[]',
    why: 'a row as its face tells it to the outside',
  },
  { file: 'src/domains/voyage/demo/voyage-demo.demo.ts', cast: 'readonly Row[]', why: 'columns of any table' },
];

const WAY_OUT = 'the record service answers it typed (`recordsOf`: get, held, find), `validated` what was checked';

/** Refuses to call a row or its lines what nobody has looked at: their types come from the declaration. */
export function checkTypedRows(source: Source): Violation[] {
  const { file, text } = source;
  if (!file.startsWith('src/domains/') || /\.test\.tsx?$/.test(file)) return [];
  const found: Violation[] = [];
  const refuse = (start: number, message: string) => found.push({ file, line: source.lineOf(start), message });
  const onServer = /\.(server|demo)\.ts$/.test(file);
  walk(source, {
    TSAsExpression: ({ typeAnnotation, start }) => {
      const cast = text.slice(typeAnnotation.start, typeAnnotation.end);
      if (REVIEWED.some((known) => known.file === file && known.cast === cast)) return;
      const isRow = /^(readonly )?\w*Row(\[\])?$/.test(cast);
      const isLines = onServer && /^readonly [^[\]]*\[\]$/.test(cast.replaceAll(/\s+/g, ' ')) && cast !== 'readonly []';
      if (cast === 'never' || isRow || isLines)
        refuse(start, `a value is not made a \`${cast}\` by saying so: ${WAY_OUT}`);
    },
    ArrowFunctionExpression: ({ params }) => params.forEach(assertTyped),
    FunctionDeclaration: ({ params }) => params.forEach(assertTyped),
  });
  return found;

  function assertTyped(param: { readonly start: number; readonly end: number }): void {
    if (/:\s*never$/.test(text.slice(param.start, param.end)))
      refuse(param.start, `a parameter is not \`never\`: ${WAY_OUT}`);
  }
}
