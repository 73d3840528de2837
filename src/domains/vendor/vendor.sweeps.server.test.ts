import type { Company } from '../../app/testing/company.ts';
import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';
import { writeBook } from '../../kernel/server/excel/workbook.ts';

const idsOf = async (company: Company, sql: string, partnerId: number): Promise<number[]> =>
  (await company.db.query<{ id: number }>(`${sql} order by id desc limit 10`, [partnerId])).map(({ id }) => id);

const BOUNDARY = 'b';
const SHEET = Buffer.concat([
  Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="q.xlsx"\r\n\r\n`),
  await writeBook([{ name: '报价', columns: [{ header: '行标识', width: 10 }], rows: [['1']] }]),
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);

sweepDomain('vendor', {
  bodies: {
    'POST /api/vendor/purchase-orders/:id/invoices': { body: { lines: [] } },
    'POST /api/vendor/quotations/:id/submit': { body: { lines: [], version: 1 } },
    'POST /api/vendor/quotations/:id/excel': {
      body: SHEET,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    },
  },
  foreign: async (company, partnerId) => ({
    '/api/vendor/invitations': await idsOf(
      company,
      'select id from purchasing_inquiry_invite where partner_id <> $1',
      partnerId,
    ),
    '/api/vendor/quotations': await idsOf(
      company,
      'select id from purchasing_quotation where partner_id <> $1',
      partnerId,
    ),
    '/api/vendor/own-invoices': await idsOf(
      company,
      'select id from finance_invoice where partner_id <> $1',
      partnerId,
    ),
    '/api/vendor/vendor-users': await idsOf(
      company,
      'select id from partner_vendor_user where partner_id <> $1',
      partnerId,
    ),
    '/api/vendor/own-papers': await idsOf(company, 'select id from partner_paper where parent_id <> $1', partnerId),
    '/api/vendor/proposed-papers': await idsOf(
      company,
      'select id from partner_proposed_paper where partner_id <> $1',
      partnerId,
    ),
    '/api/vendor/files': await idsOf(
      company,
      `select f.id from kernel_file f where not exists (
         select from partner_vendor_user u where -u.id = f.owner and u.partner_id = $1)`,
      partnerId,
    ),
    '/api/vendor/purchase-orders': await idsOf(
      company,
      'select id from purchasing_purchase_order where partner_id <> $1',
      partnerId,
    ),
  }),
});
