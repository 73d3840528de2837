import type ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Send } from '../kernel/testing/server.ts';
import { type Company, companyServer } from './testing/company.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[]; totalElements: number };

let company: Company;
let office: Send;
beforeAll(async () => {
  company = await companyServer();
  office = company.as();
}, 180_000);
afterAll(() => company.close());

const TEXTS = [
  "'; drop table parameter_port; --",
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '=HYPERLINK("http://evil","x")',
  '+1+cmd|’/C calc’!A0',
  '{{constructor.constructor("return 1")()}} %s %00',
  '\u202E海岳🚢\u200d',
];

describe('what people type stays what they typed', () => {
  test.each(TEXTS)('%s', async (text) => {
    const [port] = (await office<Page>('GET', '/api/parameter/ports?unlocode=CNSHA&size=1')).body.content;
    const saved = await office<Row>('PUT', '/api/parameter/ports', {
      id: port!.id,
      version: port!.version,
      remark: text,
    });
    expect(saved).toMatchObject({ status: 200, body: { remark: text } });
    expect(saved.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(saved.headers['x-content-type-options']).toBe('nosniff');
    const read = await office<Row>('GET', `/api/parameter/ports/${port!.id}`);
    expect(read.body.remark).toBe(text);
    const history = await office<{ changes: { new: unknown }[] }[]>('GET', `/api/parameter/ports/${port!.id}/history`);
    expect(history.body[0]?.changes[0]?.new).toBe(text);
    // As a filter it finds itself, and nothing by its wildcards.
    const found = await office<Page>('GET', `/api/parameter/ports?remark=${encodeURIComponent(text)}`);
    expect(found.body.content.map((row) => row.id)).toEqual([port!.id]);
    const sheet = await office('GET', `/api/parameter/ports/export?ids=${port!.id}&columns=name&columns=remark`);
    const cell = (await worksheet(sheet)).getRow(2).getCell(2);
    expect({ value: cell.value, formula: cell.formula }).toEqual({ value: text, formula: undefined });
  });

  test('in the name of a file: no header is forged, no folder is left', async () => {
    const names = [
      'a"; filename="b.exe',
      'x\r\nset-cookie: fairway_token=1',
      '../../etc/passwd',
      '报表\u202Efdp.exe',
      `${'长'.repeat(300)}.pdf`,
    ];
    for (const name of names) {
      const quoted = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
      const payload = `--b\r\ncontent-disposition: form-data; name="file"; filename="${quoted}"\r\n\r\nplain text\r\n--b--\r\n`;
      const made = await office<{ id: number; name: string }>('POST', '/api/files', payload, {
        'content-type': 'multipart/form-data; boundary=b',
      });
      if (made.status !== 200) {
        expect([name, made.status]).toEqual([name, 415]);
        continue;
      }
      expect(made.body.name).not.toMatch(/[\r\n/\\]/);
      expect([...made.body.name].length).toBeLessThanOrEqual(200);
      const file = await office('GET', `/api/files/${made.body.id}`);
      expect(file.headers['set-cookie']).toBeUndefined();
      expect(String(file.headers['content-disposition'])).toMatch(
        /^(inline|attachment); filename="[^"\r\n]*"; filename\*=UTF-8''[^"\s]*$/,
      );
    }
  });
});

async function worksheet(answer: Answer<unknown>): Promise<ExcelJS.Worksheet> {
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  await book.xlsx.load(answer.raw as unknown as ArrayBuffer);
  return book.worksheets[0]!;
}

describe('ports in a sheet', () => {
  test('of 1,000 rows with three bad ones change nothing, and the three are named', async () => {
    const template = await worksheet(await office('GET', '/api/parameter/ports/template'));
    const heads = (template.getRow(1).values as (string | undefined)[]).slice(1);
    const at = (label: string): number => heads.findIndex((head) => head?.startsWith(label));
    const country = (await office<Page>('GET', '/api/parameter/countries?code2=CN&size=1')).body.content[0]!;
    const rows = Array.from({ length: 1000 }, (_, i) => {
      const row: (string | number | null)[] = heads.map(() => null);
      row[at('港名')] = `新港${i}`;
      row[at('英文港名')] = `New port ${i}`;
      row[at('国家地区')] = i === 499 ? '亚特兰蒂斯' : String(country.name);
      row[at('纬度')] = i === 7 ? 91 : 31.2;
      row[at('经度')] = 121.5;
      if (i === 999) row[at('港名')] = null;
      return row;
    });
    const before = (await company.db.query('select count(*)::int as n from parameter_port'))[0];
    const answer = await upload('/api/parameter/ports/import', [heads as string[], ...rows]);
    expect(answer.status).toBe(400);
    expect(answer.body.data.rows).toBe(1000);
    expect(answer.body.data.imported).toBe(0);
    expect([...new Set(answer.body.data.errors.map((error) => error.row))]).toEqual([9, 501, 1001]);
    expect((await company.db.query('select count(*)::int as n from parameter_port'))[0]).toEqual(before);
  });

  test('come out in Chinese with the values of the list', async () => {
    const columns = ['unlocode', 'name', 'nameEn', 'countryId', 'latitude', 'longitude', 'zone', 'eca'];
    const country = (await office<Page>('GET', '/api/parameter/countries?code2=SG&size=1')).body.content[0]!;
    const query = `countryId=${country.id}`;
    const list = (await office<Page>('GET', `/api/parameter/ports?${query}&size=200&sort=id`)).body;
    expect(list.totalElements).toBeGreaterThan(0);
    const sheet = await worksheet(
      await office(
        'GET',
        `/api/parameter/ports/export?${query}&sort=id&${columns.map((name) => `columns=${name}`).join('&')}`,
      ),
    );
    expect(sheet.rowCount).toBe(list.totalElements + 1);
    for (const [i, row] of list.content.entries()) {
      const cells = (sheet.getRow(i + 2).values as unknown[]).slice(1);
      expect(cells.slice(0, 3)).toEqual([row.unlocode, row.name, row.nameEn]);
      expect(cells[3]).toBe('新加坡');
      expect(cells.slice(4, 7).map(Number)).toEqual([row.latitude, row.longitude, row.zone].map(Number));
      expect(String(cells[7])).toMatch(/\p{Script=Han}/u);
    }
  });
});

type Report = { data: { rows: number; imported: number; errors: { row: number; field: string }[] } };

async function upload(url: string, rows: unknown[][]): Promise<Answer<Report>> {
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  book.addWorksheet('港口').addRows(rows);
  const form = new FormData();
  form.append('file', new Blob([await book.xlsx.writeBuffer()]), '港口.xlsx');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  return office<Report>('POST', url, payload, { 'content-type': request.headers.get('content-type')! });
}
