/** What the OpenAPI document says of a call, as far as somebody needs who wants to stop the house with it. */
export type Operation = {
  readonly operationId: string;
  readonly 'x-permission': string;
  /** Whose calls they are, where they are not those of staff. */
  readonly 'x-realm'?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query'; readonly schema: Schema }[];
  readonly requestBody?: {
    readonly 'x-max-bytes'?: number;
    readonly content: Readonly<Record<string, { readonly schema: Schema } | undefined>>;
  };
};

type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
};

export type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

export function callsIn(document: { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '1'),
      operation,
    })),
  );
}

const repeated = (part: string, bytes: number): string => part.repeat(Math.max(1, Math.floor(bytes / part.length)));

function manyNames(bytes: number): string {
  const names: string[] = [];
  for (let size = 2; size < bytes - 12; size += names.at(-1)!.length + 1) names.push(`"n${names.length}":1`);
  return `{${names.join(',')}}`;
}

/** JSON of about so many bytes, each made to take long for another reason. */
const WHOLE: Readonly<Record<string, (bytes: number) => string>> = {
  'a list of numbers': (bytes) => `[${repeated('1,', bytes - 4)}1]`,
  'a list of empty objects': (bytes) => `[${repeated('{},', bytes - 6)}{}]`,
  'hundreds of thousands of names': manyNames,
  'lists without end': (bytes) => repeated('[', bytes),
};

/** The same for the value of one name. */
const VALUES: Readonly<Record<string, (bytes: number) => string>> = {
  'a number of many digits': (bytes) => `"1.${repeated('0', bytes - 6)}1"`,
  'a position of many blanks': (bytes) => `"29:58.48${repeated(' ', bytes - 14)}!"`,
  'a text of open marks': (bytes) => `"${repeated('<br', bytes - 4)}"`,
  'a text of many signs': (bytes) => `"${repeated('a@a.', bytes - 4)}"`,
  ...WHOLE,
};

function sampleOf({ type, enum: words, properties }: Schema): unknown {
  if (words) return words[0];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, inner]) => [name, sampleOf(inner)]));
  return type === 'integer' || type === 'number' ? 1 : type === 'array' ? [] : type === 'boolean' ? true : 'abc';
}

/** One name for each kind of value that a body has. */
function differing(properties: Readonly<Record<string, Schema>>): string[] {
  const kinds = new Map<string, string>();
  for (const [name, schema] of Object.entries(properties)) {
    const kind = JSON.stringify({ ...schema, title: undefined, maxLength: undefined, enum: undefined });
    if (!kinds.has(kind)) kinds.set(kind, name);
  }
  return [...kinds.values()];
}

export type Attack = { readonly what: string; readonly body?: string; readonly query?: string };

/** Every attack that fits a call, as large as it takes bodies at most. */
export function attacksOn({ operation }: Call): Attack[] {
  return [...bodyAttacks(operation), ...queryAttacks(operation)];
}

function bodyAttacks({ requestBody }: Operation): Attack[] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!requestBody || !schema) return [];
  const most = requestBody['x-max-bytes'] ?? 0;
  const attacks: Attack[] = Object.entries(WHOLE).map(([what, make]) => ({ what, body: make(most) }));
  const sample = (sampleOf(schema) ?? {}) as Record<string, unknown>;
  const names = differing(schema.properties ?? {});
  for (const [i, name] of names.entries()) {
    const rest = JSON.stringify({ ...sample, [name]: undefined });
    for (const [j, [what, make]] of Object.entries(VALUES).entries()) {
      // Where there are many kinds of values each meets its share.
      if (names.length > 2 && (i + j) % 4 > 0) continue;
      const value = make(most - rest.length - name.length - 8);
      attacks.push({
        what: `${name}: ${what}`,
        body: `{"${name}":${value}${rest === '{}' ? '' : `,${rest.slice(1, -1)}`}}`,
      });
    }
  }
  return attacks;
}

/** As much as the head of a request holds. */
const MOST_QUERY = 14_000;

function queryAttacks({ parameters = [] }: Operation): Attack[] {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  if (asked.length === 0) return [];
  const schemas = Object.fromEntries(asked.map(({ name, schema }) => [name, schema]));
  const many = (name: string): string => {
    const words: string[] = ['size=200'];
    for (let size = 0; size < MOST_QUERY; size += words.at(-1)!.length + 1) words.push(`${name}=zz${words.length}`);
    return words.join('&');
  };
  const names: string[] = [];
  for (let size = 0; size < MOST_QUERY; size += names.at(-1)!.length + 1) names.push(`n${names.length}=1`);
  return [
    { what: 'many names', query: names.join('&') },
    ...differing(schemas).flatMap((name) => [
      { what: `${name}: hundreds of words`, query: many(name) },
      { what: `${name}: a word of many signs`, query: `${name}=${repeated('%25_', MOST_QUERY)}` },
      { what: `${name}: a number of many digits`, query: `${name}=1.${repeated('0', MOST_QUERY)}1` },
    ]),
  ];
}
