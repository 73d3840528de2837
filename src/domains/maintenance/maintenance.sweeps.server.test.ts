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

/** Posts of one ship are handed over in the company; here is a note of another one. */
async function noteElsewhere(company: Company): Promise<void> {
  const [found] = await company.db.query<{ shipId: number; postId: number }>(
    `select o.ship_id as "shipId", (select id from identity_job where code = 'CHIEF_ENGINEER') as "postId" from maintenance_work_order o
     where o.department = 'ENGINE' and o.wo_status = 'PLANNED' and o.ship_id not in (select ship_id from maintenance_handover_note)
     order by o.id limit 1`,
  );
  const made = await company.as()('POST', '/api/maintenance/handover-notes', {
    shipId: found?.shipId,
    postId: found?.postId,
    wholeDepartment: true,
    handoverDate: '2026-03-07',
  });
  if (made.status !== 200) throw new Error(`no handover note of another ship: ${made.status}`);
}

const MOMENT = '2026-03-07T00:00:00Z';

sweepDomain('maintenance', {
  rows: noteElsewhere,
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
    'POST /api/maintenance/monitoring-reports/:id/review': { body: { version: 1, expertComment: '扫查' } },
    'POST /api/maintenance/class-items/:id/survey': {
      body: { version: 1, doneDate: '2026-03-07', surveyReport: 'SR-1' },
    },
    'POST /api/maintenance/class-items/:id/work-done': { body: { version: 1, doneDate: '2026-03-07' } },
    'POST /api/maintenance/class-items/:id/confirm': {
      body: { version: 1, confirmDate: '2026-03-07', surveyReport: 'SR-1' },
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
    const [failed] = await company.db.query<{ id: number }>(
      'select equipment_id as id from maintenance_error_report where ship_id <> $1 order by id limit 1',
      [own],
    );
    return [
      {
        method: 'GET',
        path: `/api/maintenance/error-reports/repeats?equipmentId=${failed?.id}`,
        answer: { repeats: [] },
      },
      { method: 'GET', path: `/api/maintenance/counters/sheet?shipId=${ship}`, answer: [] },
      { method: 'GET', path: `/api/maintenance/part-needs?shipId=${ship}` },
      { method: 'GET', path: `/api/maintenance/part-needs/sheet?shipId=${ship}` },
      { method: 'GET', path: `/api/maintenance/part-needs/1/counted?shipId=${ship}` },
      {
        method: 'POST',
        path: `/api/maintenance/equipment-templates/${template?.id}/copy`,
        body: { shipIds: [ship], jobs: false, preview: true },
      },
    ];
  },
});
