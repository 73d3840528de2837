import { expect, test } from 'vitest';
import { checkHouseRules, checkStyles } from './house-rules.ts';
import { readSource } from './source.ts';

const web = 'src/domains/voyage/report.web.tsx';
const findings = (file: string, text: string) =>
  checkHouseRules(readSource(file, text)).map(({ line, message }) => `${line}: ${message}`);
// Written in two halves, so that these lines are not findings themselves.
const unfinished = `// ${'TO'}${'DO'} later`;
const silenced = `// @ts-${'ignore'}`;

test.each<[what: string, file: string, text: string, message: RegExp]>([
  ['a Chinese word in an element', web, 'export const a = <b>保存</b>;', /visible word/],
  ['an English word in an element', web, 'export const a = <b>Save</b>;', /visible word/],
  ['a Chinese word in a string', web, "export const a = '保存';", /visible word/],
  ['a Chinese word in a template', web, 'export const a = `共计`;', /visible word/],
  [
    'an English word in an attribute',
    web,
    'export const a = <input placeholder="Search ship" />;',
    /placeholder shows a word/,
  ],
  ['a colour', web, "export const a = { color: '#12abef' };", /colour comes from the theme/],
  ['a Chinese word in the shell', 'src/shell/layout.tsx', "export const a = '保存';", /visible word/],
  ['a colour in the shell', 'src/shell/layout.tsx', "export const a = '#12abef';", /colour comes from the theme/],
  ['a colour in a longer value', web, "export const a = '1px solid #FFF';", /colour comes from the theme/],
  [
    'a button that does nothing',
    web,
    'export const a = <button type="button" onClick={() => {}} />;',
    /a button does something/,
  ],
  ['a way back that antd names in English', web, 'export const a = <Input allowClear />;', /clearable/],
  ['a link that leads nowhere', web, 'export const a = <a href="#">{x}</a>;', /leads somewhere/],
  ['a default export', web, 'export default 1;', /named/],
  ['a spread of what is written out', 'src/a.ts', 'export const a = { ...{ b: 1 } };', /not spread/],
  ['the same in a list', 'src/a.ts', 'export const a = [...[1, 2]];', /not spread/],
  [
    'an exclamation mark',
    'src/domains/voyage/a.text.ts',
    "export const a = { zh: '保存成功！', en: 'Saved' };",
    /exclamation/,
  ],
  [
    'half-width punctuation',
    'src/domains/voyage/a.text.ts',
    "export const a = { zh: '已保存,稍后提交', en: 'Saved' };",
    /full-width/,
  ],
  ['an unfinished place', 'src/domains/voyage/a.rules.ts', unfinished, /finished/],
  ['a silenced check', 'src/domains/voyage/a.rules.ts', silenced, /silenced/],
  ['a test that does not run', 'src/domains/voyage/a.rules.test.ts', "test.skip('x', () => {});", /every test runs/],
  ['a mock of our own code', 'src/domains/voyage/a.rules.test.ts', "vi.mock('./a.rules.ts');", /not mocked/],
  ['a page without Page', 'src/domains/voyage/a.page.web.tsx', 'export function Home() {}', /function Page/],
])('%s is found', (_, file, text, message) => {
  expect(findings(file, text)).toEqual([expect.stringMatching(message)]);
});

test.each<[what: string, file: string, text: string]>([
  ['a text', web, "export const a = { zh: '保存', en: 'Save' }; export const b = <b>{t(a)}</b>;"],
  ['a text with places', web, 'export const a = { zh: `共计`, en: `Total` };'],
  ['symbols and units', web, 'export const a = <b>· m³ UTC 12:30 —</b>;'],
  ['a name of a component', web, 'export const a = <Page title={t(x)} className="wide page" data-kind="report" />;'],
  ['Chinese in a comment', web, '// 船位报告\nexport const a = 1;'],
  ['Chinese on the server', 'src/domains/voyage/a.demo.ts', "export const name = '海岳先锋';"],
  ['a number sign', web, "export const a = '#1024 and #main';"],
  ['a format', 'src/domains/voyage/a.text.ts', "export const a = { zh: '时:分，如 08:30', en: 'hh:mm' };"],
  ['a colour of the picture', 'src/shell/login-art/login-art.tsx', "export const a = '#12abef';"],
  ['a colour of the theme', 'src/kernel/web/theme/tokens.ts', "export const a = '#12abef';"],
])('%s is fine', (_, file, text) => {
  expect(findings(file, text)).toEqual([]);
});

test('style sheets take colours from the theme too', () => {
  expect(checkStyles('src/domains/voyage/a.css', '#root {\n  color: #fff;\n}\n')).toEqual([
    { file: 'src/domains/voyage/a.css', line: 2, message: 'a colour comes from the theme' },
  ]);
  expect(
    checkStyles('src/domains/voyage/a.css', '#fade {\n  color: var(--text);\n  fill: url(#abc-mark);\n}\n'),
  ).toEqual([]);
});
