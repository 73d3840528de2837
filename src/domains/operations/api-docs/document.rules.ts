import type { Lang, Text } from '../../../kernel/text.ts';

/** The part of JSON Schema that the calls use. */
type Schema = {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly $ref?: string;
};

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
};

type Media = { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
type Operation = {
  readonly summary: string;
  readonly 'x-permission': string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Media;
  readonly responses?: Readonly<Record<string, Media>>;
};
export type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** One call as the page shows it. */
export type DocumentedCall = {
  /** `GET /api/users/{id}`. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly permission: string;
  readonly domain: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Schema;
  readonly reply?: Schema;
};

/** The document writes both languages as `中文 / English`. */
export function inLang(text: string, lang: Lang): string {
  const [zh = '', en] = text.split(' / ');
  return lang === 'en' ? (en ?? zh) : zh;
}

const jsonOf = (media: Media | undefined): Schema | undefined => media?.content?.['application/json']?.schema;

/** All calls in the order of the document, each with the domain that serves it; the kernel's own have none. */
export function callsOf(document: OpenApi, domainOf: ReadonlyMap<string, string>, lang: Lang): DocumentedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const key = `${method.toUpperCase()} ${path}`;
      return {
        key,
        method: method.toUpperCase(),
        path,
        summary: inLang(operation.summary, lang),
        permission: operation['x-permission'],
        domain: domainOf.get(key) ?? '',
        parameters: operation.parameters ?? [],
        body: jsonOf(operation.requestBody),
        reply: jsonOf(operation.responses?.['200']),
      };
    }),
  );
}

/** Calls of one domain (undefined: of all) whose path, summary or permission hold every word. */
export function siftCalls(
  calls: readonly DocumentedCall[],
  { domain, words }: { domain: string | undefined; words: string },
): DocumentedCall[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    if (domain !== undefined && call.domain !== domain) return false;
    const text = `${call.key} ${call.summary} ${call.permission}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export type SchemaLine = {
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  readonly type: Text;
  readonly required: boolean;
  /** What it is, in both languages; and the values that it may have. */
  readonly about: Text;
  readonly values: readonly string[];
};

const TYPES: Readonly<Record<string, Text>> = {
  string: { zh: '文本', en: 'Text' },
  integer: { zh: '整数', en: 'Whole number' },
  number: { zh: '数字', en: 'Number' },
  boolean: { zh: '是否', en: 'Yes or no' },
  object: { zh: '对象', en: 'Object' },
  array: { zh: '列表', en: 'List' },
  null: { zh: '空', en: 'Nothing' },
  'date-time': { zh: 'UTC 时间', en: 'UTC time' },
  date: { zh: '日期', en: 'Date' },
};
const ANY: Text = { zh: '任意', en: 'Anything' };

function typeOf(schema: Schema): Text {
  const all = schema.anyOf
    ? schema.anyOf.filter((one) => one.type !== 'null').map(typeOf)
    : [schema.format ? TYPES[schema.format] : undefined, ...[schema.type].flat().map((type) => TYPES[String(type)])]
        .filter((type) => type !== undefined)
        .slice(0, 1);
  if (all.length === 0) return ANY;
  const of = schema.type === 'array' && schema.items ? typeOf(schema.items) : undefined;
  const words = (lang: Lang): string => {
    const joined = [...new Set(all.map((type) => type[lang]))].join(lang === 'zh' ? '或' : ' or ');
    if (!of) return joined;
    return lang === 'zh' ? `${of.zh}列表` : `List of ${of.en.toLowerCase()}`;
  };
  return { zh: words('zh'), en: words('en') };
}

/** The descriptions that the derived calls carry, in words of both languages. */
function described(description: string | undefined): Text | undefined {
  if (!description) return undefined;
  const decimals = /^(\d+) decimals(?:, (.+))?$/.exec(description);
  if (decimals) {
    const [, places, unit] = decimals;
    return {
      zh: `${places} 位小数${unit ? `，单位 ${unit}` : ''}`,
      en: `${places} decimals${unit ? `, in ${unit}` : ''}`,
    };
  }
  if (description === 'id of a file') return { zh: '文件编号', en: 'Id of a file' };
  const target = /^id of ([\w.]+)$/.exec(description);
  if (target) return { zh: `${target[1]} 的编号`, en: `Id of ${target[1]}` };
  return undefined;
}

function aboutOf(schema: Schema, lang: Lang): string {
  const notes = [schema.title ? inLang(schema.title, lang) : undefined, described(schema.description)?.[lang]];
  if (schema.maxLength)
    notes.push(lang === 'zh' ? `最长 ${schema.maxLength} 字` : `Up to ${schema.maxLength} characters`);
  if (schema.default !== undefined)
    notes.push(`${lang === 'zh' ? '默认' : 'Default'} ${JSON.stringify(schema.default)}`);
  return notes.filter(Boolean).join(lang === 'zh' ? '；' : '; ');
}

const MAX_DEPTH = 5;

/** A schema as indented lines, parents before their parts. */
export function schemaLines(schema: Schema | undefined, { depth = 0, path = '' } = {}): SchemaLine[] {
  if (!schema || depth > MAX_DEPTH) return [];
  const inner = schema.anyOf?.find((one) => one.properties ?? one.items) ?? schema;
  const holder = inner.items?.properties ? inner.items : inner;
  return Object.entries(holder.properties ?? {}).flatMap(([name, part]) => {
    const at = path ? `${path}.${name}` : name;
    const known = part.anyOf?.find((one) => one.enum) ?? part;
    return [
      {
        path: at,
        name,
        depth,
        type: typeOf(part),
        required: holder.required?.includes(name) ?? false,
        about: { zh: aboutOf(part, 'zh'), en: aboutOf(part, 'en') },
        values: (known.enum ?? (known.const === undefined ? [] : [known.const])).map(String),
      },
      ...schemaLines(part, { depth: depth + 1, path: at }),
    ];
  });
}

/** The least that a body must hold, to start from. */
export function exampleOf(schema: Schema | undefined, depth = 0): unknown {
  if (!schema || depth > MAX_DEPTH) return null;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0], depth + 1);
  if (schema.properties) {
    const required = schema.required ?? [];
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([name]) => required.includes(name))
        .map(([name, part]) => [name, exampleOf(part, depth + 1)]),
    );
  }
  const type = [schema.type].flat()[0];
  if (type === 'array') return [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return false;
  return type === 'object' ? {} : '';
}
