import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sqlTexts, textsGivenBy } from './texts.ts';

const root = mkdtempSync(join(tmpdir(), 'fairway-sql-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  'src/tables.ts': `export const SHIPS = 'yard_ship';\nexport const LIVE = \`\${SHIPS} where deleted_at is null\`;`,
  'src/public.ts': `export { LIVE as SHIPS } from './tables.ts';\nexport { sail } from './ships.ts';`,
  'src/berths.ts': `
    import { SHIPS } from './public.ts';
    const count = (db) => db.query(\`select count(*) from \${SHIPS}\`);`,
  'src/ships.ts': `
    import { LIVE } from './tables.ts';
    const ORDER = 'order by ' + 'name';
    const all = (db) => db.query(\`select id from \${LIVE} \${ORDER} limit \${20}\`);
    const one = (ctx, id) => ctx.db.query({ name: 'one', text: 'select 1 where $1', values: [id] });
    function locked(tx, lock) {
      const text = \`select id from \${LIVE}\${lock ? ' for update' : ''}\`;
      return tx.query({ text });
    }
    const free = (db, where) => db.query(\`select id from \${LIVE} and \${where}\`);
    const other = (db) => db.ask('select nothing');`,
};
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(join(root, 'src'), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('texts are put together of constants, of those imported, and of both branches of a choice', () => {
  const { texts } = sqlTexts(root, Object.keys(FILES));
  expect(texts).toEqual([
    { file: 'src/berths.ts', line: 3, text: 'select count(*) from yard_ship where deleted_at is null' },
    { file: 'src/ships.ts', line: 4, text: 'select id from yard_ship where deleted_at is null order by name limit 20' },
    { file: 'src/ships.ts', line: 5, text: 'select 1 where $1' },
    { file: 'src/ships.ts', line: 8, text: 'select id from yard_ship where deleted_at is null for update' },
    { file: 'src/ships.ts', line: 8, text: 'select id from yard_ship where deleted_at is null' },
  ]);
});

test('what a file gives to others is known by the names that they use', () => {
  expect(textsGivenBy(root, 'src/public.ts')).toEqual(new Map([['SHIPS', 'yard_ship where deleted_at is null']]));
});

test('what the run time alone puts together is counted', () => {
  expect(sqlTexts(root, Object.keys(FILES)).unknown).toBe(1);
});
