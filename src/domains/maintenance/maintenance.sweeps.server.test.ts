import type { Company } from '../../app/testing/company.ts';
import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';

/** A ship that is not this one. */
async function otherShip(company: Company, own: number): Promise<number> {
  const [other] = await company.db.query<{ id: number }>(
    'select ship_id as id from maintenance_counter where ship_id <> $1 order by id limit 1',
    [own],
  );
  return other!.id;
}

const MOMENT = '2026-03-07T00:00:00Z';

sweepDomain('maintenance', {
  bodies: {
    'POST /api/maintenance/counters/:id/replace': {
      body: { version: 1, readTime: MOMENT, lastValue: '1', newStart: '0', reason: '扫查' },
    },
    'POST /api/maintenance/running-hour-readings/:id/correct': { body: { version: 1, reading: '1', reason: '扫查' } },
    'POST /api/maintenance/running-hour-readings/:id/take': { body: { version: 1, reading: '1', reason: '扫查' } },
    'POST /api/maintenance/error-reports/:id/dispose': {
      body: {
        version: 1,
        handleMode: 'SHIP_SELF',
        planFinishDate: '2099-01-01',
        tempMeasure: '扫查',
        makeOrder: false,
      },
    },
    'POST /api/maintenance/error-reports/:id/finish': {
      body: { version: 1, finishDate: '2026-03-07', cause: '扫查', causeType: 'MACHINE', cure: '扫查' },
    },
    'POST /api/maintenance/running-hour-readings/batch': {
      body: { rows: [{ counterId: 1, readTime: MOMENT, value: '1' }] },
    },
  },
  asked: async (company, own) => {
    const ship = await otherShip(company, own);
    const [template] = await company.db.query<{ id: number }>(
      `select id from maintenance_equipment_template where template_status = 'RELEASED' order by id limit 1`,
    );
    return [
      { method: 'GET', path: `/api/maintenance/counters/sheet?shipId=${ship}`, answer: [] },
      {
        method: 'POST',
        path: `/api/maintenance/equipment-templates/${template?.id}/copy`,
        body: { shipIds: [ship], jobs: false, preview: true },
      },
    ];
  },
});
