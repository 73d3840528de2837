import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { report } from '../reports/report.resource.ts';

const REPORT: AnyResource = report;

/**
 * After a confirmation one stands before the next report that waits: the same ship's first, since reports are confirmed in the order of
 * their times, else the oldest of all. Answers how many wait, or nothing when none does.
 */
export function useNextUnconfirmed(place: string): (shipId: number) => Promise<number | undefined> {
  const navigate = useNavigate();
  const oldest = (query: object) =>
    records.list(
      REPORT,
      { confirmed: 'UNCONFIRMED', returned: 'false', sort: 'rptTime,asc', size: 1, ...query },
      { quiet: true },
    );
  return async (shipId) => {
    const [ofShip, all] = await Promise.all([oldest({ shipName: shipId }), oldest({})]);
    const next = ofShip.content[0] ?? all.content[0];
    if (!next) return undefined;
    navigate(`${place}/${next.id}`);
    return all.totalElements;
  };
}
