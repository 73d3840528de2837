import { Link } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { usePagePath } from '../use-page-path.web.ts';
import type { ShipEmission } from './emission.calls.ts';
import { EMISSION_TEXT as TEXT } from './emission.text.ts';

/** The days that the figures cover, and the reports that they count. */
export function Span({ one }: { one: ShipEmission }) {
  const list = usePagePath('voyage/Detailed');
  const { shipId, reports, unconfirmed, last, firstDay, lastDay, firstReport } = one;
  const counted = t(TEXT.counted, { n: String(reports) });
  const query = new URLSearchParams({
    shipName: String(shipId),
    confirmed: 'CONFIRMED',
    ...(firstReport && { rptTimeFrom: firstReport }),
    ...(last && { rptTimeTo: last }),
  });
  return (
    <>
      {firstDay} – {lastDay}
      <small>
        {list ? <Link to={`${list}?${query}`}>{counted}</Link> : counted}
        {unconfirmed > 0 && `  ${t(TEXT.unconfirmed, { n: String(unconfirmed) })}`}
      </small>
    </>
  );
}
