import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';

sweepDomain('qhse', {
  asked: async (company, own) => {
    const [other] = await company.db.query<{ id: number }>(
      `select ship_id as id from qhse_defect where ship_id <> $1 and defect_code = '07105' and deleted_at is null limit 1`,
      [own],
    );
    return [
      {
        method: 'GET',
        path: `/api/qhse/defects/repeats?shipId=${other!.id}&defectCode=07105`,
        answer: { repeats: [] },
      },
    ];
  },
});
