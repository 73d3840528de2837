import { expect } from 'vitest';
import type { Company } from '../../app/testing/company.ts';
import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';
import { beginOilBooks } from './oil-cost/begin-oil-books.server.ts';
import { sampleNoons, sampleVoyage } from './testing/voyage-fixture.demo.ts';

type Foreign = { id: number; ship: number; voyage: number };

/** A ship with a voyage, a port call, a report with a warning, an exemption, an order that she was sent, and a month of oil books. */
async function anotherShip(company: Company): Promise<void> {
  const ctx = company.ctx({ now: new Date('2026-03-06T03:30:00.000Z') });
  const { shipId, voyage } = await company.db.transaction((tx) => sampleVoyage({ ...ctx, db: tx }, 'ZX'));
  const { first } = await sampleNoons(ctx, shipId);
  const office = company.as();
  const short = (first.oil as Record<string, unknown>[]).map((row) =>
    row.rowCode === 'CURRENT_STOCK' ? { ...row, grades: { VLSFO: '511.000', MGO: '80.000' } } : row,
  );
  expect(await office('POST', '/api/voyage/reports', { ...first, oil: short })).toMatchObject({ status: 200 });
  const call = { voyage: voyage.id, port: first.nextPort, purpose: 'LOAD', remark: '另一条船的挂港' };
  expect(await office('POST', '/api/voyage/voyage-ports', call)).toMatchObject({ status: 200 });
  const exemption = { shipName: shipId, from: '2026-03-05T00:00:00Z', to: '2026-03-06T00:00:00Z', reason: 'REPAIR' };
  expect(await office('POST', '/api/voyage/noon-exemptions', exemption)).toMatchObject({ status: 200 });
  const order = { shipName: shipId, direction: 'TO_SHIP', channel: 'EMAIL', orderType: 'SPEED', content: '减速' };
  expect(await office('POST', '/api/voyage/dispatches', { ...order, time: '2026-03-05T00:00:00Z' })).toMatchObject({
    status: 200,
  });
  await company.db.query(`update voyage_report set confirmed = 'CONFIRMED' where ship_name = $1`, [shipId]);
  const reports = await company.db.query<{ id: number }>('select id from voyage_report where ship_name = $1', [shipId]);
  await company.db.transaction((tx) =>
    beginOilBooks(
      { ...ctx, db: tx },
      reports.map(({ id }) => id),
    ),
  );
  await company.db.query(`update voyage_report set confirmed = 'UNCONFIRMED' where ship_name = $1`, [shipId]);
}

/** The last report of a ship that is not this one. */
async function foreignReport(company: Company, own: number): Promise<Foreign> {
  const [report] = await company.db.query<Foreign>(
    'select id, ship_name as ship, voyage_no as voyage from voyage_report where ship_name <> $1 order by id desc limit 1',
    [own],
  );
  return report!;
}

sweepDomain('voyage', {
  rows: anotherShip,
  bodies: {
    'POST /api/voyage/voyage-ports/:id/take-sof': { body: { version: 1 } },
    'POST /api/voyage/reports/:id/reasons': { body: { reasons: [{ code: 'R21', field: 'x', reason: '越权' }] } },
  },
  asked: async (company, own) => {
    const { id, ship, voyage } = await foreignReport(company, own);
    const [subscription] = await company.db.query<{ id: number }>(
      "select id from voyage_mail where mail_status = 'ACTIVE' and deleted_at is null limit 1",
    );
    return [
      {
        method: 'POST',
        path: '/api/voyage/proofread',
        body: { shipIds: [ship], from: '2026-03-01', to: '2026-03-31' },
      },
      { method: 'POST', path: '/api/voyage/proofread', body: { voyageIds: [voyage] } },
      {
        method: 'POST',
        path: '/api/voyage/voyages/replace/preview',
        body: { firstReport: id, lastReport: id, toVoyage: voyage },
      },
      {
        method: 'POST',
        path: '/api/voyage/voyages/replace',
        body: { voyageId: voyage, newNo: 'ZX-99001', reason: '越权' },
      },
      { method: 'GET', path: `/api/voyage/voyages/${voyage}/time` },
      { method: 'GET', path: `/api/voyage/reports/prefill?shipId=${ship}&rptType=NOON` },
      { method: 'GET', path: `/api/voyage/voyages/current?shipId=${ship}` },
      { method: 'GET', path: `/api/voyage/voyages/planned?shipId=${ship}&kind=TRADE` },
      { method: 'POST', path: '/api/voyage/voyages/open', body: { shipId: ship, closeCurrent: true } },
      {
        method: 'POST',
        path: '/api/voyage/voyages/plan',
        body: { shipId: ship, ports: [{ port: 1, purpose: 'LOAD', eta: '2026-04-01T00:00:00Z' }] },
      },
      {
        method: 'POST',
        path: '/api/voyage/reports',
        body: { shipName: ship, rptType: 'NOON', rptTime: '2026-03-06T04:00:00Z' },
      },
      { method: 'GET', path: `/api/voyage/ship-voyage-detail?organizationId=${ship}` },
      { method: 'GET', path: `/api/getCargoAndCrewById?organizationId=${ship}` },
      { method: 'POST', path: '/api/voyage/reports/batch-confirm', body: { ids: [id] }, answer: [] },
      { method: 'POST', path: '/api/voyage/mail/send', body: { reportId: id, mailId: subscription!.id } },
      { method: 'GET', path: `/api/voyage/mail/preview?reportId=${id}&mailId=${subscription!.id}` },
      { method: 'GET', path: `/api/voyage/mail/choices?reportId=${id}` },
      { method: 'GET', path: `/api/voyage/track?shipId=${ship}&days=366`, answer: [] },
    ];
  },
});
