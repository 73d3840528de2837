import { callAs } from '../enter.ts';
import { walkDomain } from './walk-domain.ts';

type Report = { id: number; shipName: number; voyageNo: number };

/** A noon report that holds. */
async function noonReport(): Promise<Report> {
  const { content } = await callAs<{ content: Report[] }>(
    'admin',
    '/api/voyage/reports?confirmed=CONFIRMED&rptType=NOON&size=1',
  );
  if (!content[0]) throw new Error('the company has no confirmed noon report');
  return content[0];
}

await walkDomain('voyage', {
  'the reports of a ship': async () => ({ path: `/voyage/voyage-report-home?shipId=${(await noonReport()).shipName}` }),
  'a report with its tabs': async () => ({ path: `/open/voyage.report/${(await noonReport()).id}` }),
  'a report that is being written': async () => ({
    path: `/voyage/report-form-new?shipId=${(await noonReport()).shipName}&type=NOON`,
    isForm: true,
  }),
  'a voyage': async () => ({ path: `/open/voyage.voyage/${(await noonReport()).voyageNo}` }),
});
