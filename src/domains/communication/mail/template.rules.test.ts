import { expect, test } from 'vitest';
import { fillTemplate, htmlOf, ownTemplate, placesOf, TEMPLATES, templateProblems } from './template.rules.ts';

test('the templates that the code ships use their own placeholders alone', () => {
  for (const name of [...Object.keys(TEMPLATES), 'voyage.returned'])
    for (const lang of ['zh', 'en'] as const) expect(templateProblems(name, ownTemplate(name, lang))).toEqual([]);
});

test('a placeholder that does not exist is refused with its name, an empty field and a subject of two lines too', () => {
  const problems = templateProblems('general', { subject: 'a\nb {count}', body: ' ' });
  expect(problems.map(({ field, message }) => [field, message.en])).toEqual([
    ['subject', 'There is no placeholder {count}'],
    ['body', 'Must not be empty'],
    ['subject', 'The subject is one line'],
  ]);
  expect(templateProblems('digest', { subject: '{count}', body: '{list}' })).toEqual([]);
  expect(templateProblems('digest', { subject: '{constructor}', body: '{}' })).toHaveLength(2);
});

test('a line whose placeholders have no values is left out, and no value becomes a header or a placeholder', () => {
  const template = { subject: 'X {title}', body: 'Dear {name},\nOpen: {link}\n\n{text}\nend' };
  const values = { name: 'Zhou', title: 'one\r\nBcc: all@example.com', text: '{name}', link: '' };
  expect(fillTemplate(template, values)).toEqual({
    subject: 'X one Bcc: all@example.com',
    text: 'Dear Zhou,\n\n{name}\nend',
  });
});

test('in HTML the text stays text, and web addresses are links', () => {
  const html = htmlOf('<b>"hi"</b>\nhttps://a.example/x?y=1&z=2 end');
  expect(html).toContain('&lt;b&gt;&quot;hi&quot;&lt;/b&gt;<br>');
  expect(html).toContain('<a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a> end');
});

test('every placeholder has a sample in both languages', () => {
  for (const name of Object.keys(TEMPLATES))
    for (const place of Object.values(placesOf(name))) expect(place.sample.zh && place.sample.en).toBeTruthy();
});
