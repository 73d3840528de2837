import { type Source, type Violation, walk } from './source.ts';

const HAN = /\p{Script=Han}/u;
const WORD = /[a-z]{3,}/;
const SHOWN_ATTRIBUTES = new Set([
  'title',
  'placeholder',
  'alt',
  'label',
  'aria-label',
  'okText',
  'cancelText',
  'description',
  'tooltip',
]);
const COLOUR = /(^|[\s,(:])#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})(?=$|[\s,);/])/i;
const CSS_COLOUR = /:[^;{}]*#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=[\s;,)]|$)/i;
/** Where colours are made; everywhere else on the screen they come from the theme. */
const COLOUR_SOURCES = /^src\/(kernel\/web\/(theme|map|marks)|shell\/login-art)\//;
/** In capitals: an approver's list is called 'todo'. */
const UNFINISHED = /\b(TODO|FIXME|XXX)\b|[Cc]oming soon|敬请期待|功能开发中/;
const SILENCED = /@ts-(ignore|nocheck|expect-error)|biome-ignore/;
/** A filing number of a site has no other language, and a language names itself. */
const UNTRANSLATABLE = /ICP备\d+号|^中文$/;
const HALF_WIDTH = /\p{Script=Han}[,;?!]|\p{Script=Han}:(?=\s|$|\{)/u;

type Literal = { readonly value: string; readonly start: number };

/** The rules of the house that are about words and colours. Each tells the line and the way out. */
export function checkHouseRules(source: Source): Violation[] {
  const found: Violation[] = [];
  const refuse = (start: number, message: string) => {
    const line = source.lineOf(start);
    if (!found.some((known) => known.line === line && known.message === message))
      found.push({ file: source.file, line, message });
  };
  const isWeb =
    /\.web\.tsx?$|^src\/(kernel\/web|shell)\/|^src\/app\/web/.test(source.file) && !source.file.includes('.test.');
  const isTest = source.file.includes('.test.');
  const inText = new Set<number>();

  const word = ({ value, start }: Literal) => {
    if (isWeb && HAN.test(value) && !UNTRANSLATABLE.test(value) && !inText.has(start))
      refuse(start, 'a visible word stands in a { zh, en } text');
    if (isWeb && !COLOUR_SOURCES.test(source.file) && COLOUR.test(value))
      refuse(start, 'a colour comes from the theme');
  };
  walk(source, {
    Property: (node) => {
      const key = node.key.type === 'Identifier' ? node.key.name : undefined;
      if (key !== 'zh' && key !== 'en') return;
      inText.add(node.value.start);
      if (key === 'zh' && node.value.type === 'Literal' && typeof node.value.value === 'string' && !isTest)
        chinese(node.value.value, node.start);
      if (node.value.type === 'TemplateLiteral') for (const part of node.value.quasis) inText.add(part.start);
    },
    SpreadElement: ({ argument, start }) => {
      if (
        (argument.type === 'ObjectExpression' && argument.properties.length > 0) ||
        (argument.type === 'ArrayExpression' && argument.elements.length > 0)
      )
        refuse(start, 'what is written out is not spread: its parts stand here themselves');
    },
    Literal: (node) => {
      if (typeof node.value === 'string') word({ value: node.value, start: node.start });
    },
    TemplateElement: (node) => word({ value: node.value.raw, start: node.start }),
    JSXText: (node) => {
      if (!isTest && (HAN.test(node.value) || WORD.test(node.value)))
        refuse(node.start, 'a visible word stands in a { zh, en } text');
    },
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const value = node.value?.type === 'Literal' && typeof node.value.value === 'string' ? node.value.value : '';
      if (isTest) return;
      if (SHOWN_ATTRIBUTES.has(name) && WORD.test(value))
        refuse(node.start, `${name} shows a word: it stands in a { zh, en } text`);
      if (name === 'allowClear' && node.value === null)
        refuse(node.start, 'allowClear={clearable()} names the way back in the language of the page');
      if (name === 'href' && (value === '#' || value.startsWith('javascript:')))
        refuse(node.start, 'a link leads somewhere');
      if (
        name === 'onClick' &&
        /^\{\s*\(\)\s*=>\s*\{\s*\}\s*\}$/.test(source.text.slice(node.value?.start, node.value?.end))
      ) {
        refuse(node.start, 'a button does something');
      }
    },
    ExportDefaultDeclaration: (node) => refuse(node.start, 'exports are named'),
    CallExpression: (node) => {
      const callee = source.text.slice(node.callee.start, node.callee.end);
      if (isTest && /^(describe|test|it)\.(skip|only|todo|skipIf|runIf)$/.test(callee))
        refuse(node.start, 'every test runs');
      const [first] = node.arguments;
      if (isTest && callee === 'vi.mock' && first?.type === 'Literal' && String(first.value).startsWith('.')) {
        refuse(node.start, 'our own code is used, not mocked');
      }
    },
  });
  // Properties are visited before their values, so that `inText` is known when a literal is met.
  found.push(...checkLines(source.file, source.text));
  if (/\.page\.web\.tsx$/.test(source.file) && !/export (async )?function Page\b/.test(source.text))
    refuse(0, 'a page file exports function Page');
  return found;

  function chinese(value: string, start: number): void {
    if (/[！!]/.test(value)) refuse(start, 'Chinese texts carry no exclamation mark');
    if (HALF_WIDTH.test(value)) refuse(start, 'Chinese texts use full-width punctuation');
  }
}

/** The rules for a style sheet. */
export function checkStyles(file: string, text: string): Violation[] {
  if (COLOUR_SOURCES.test(file)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      CSS_COLOUR.test(line) ? [{ file, line: index + 1, message: 'a colour comes from the theme' }] : [],
    );
}

function checkLines(file: string, text: string): Violation[] {
  return text.split('\n').flatMap((line, index) => {
    if (UNFINISHED.test(line)) return [{ file, line: index + 1, message: 'what stands here is finished' }];
    if (SILENCED.test(line)) return [{ file, line: index + 1, message: 'a check is satisfied, not silenced' }];
    return [];
  });
}
