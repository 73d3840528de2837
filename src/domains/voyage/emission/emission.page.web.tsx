import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useSearchParams } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { call } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import '../detail/report-form.css';
import { EXPORT_FORMATS, emissionExport, emissionsCall } from './emission.calls.ts';
import './emission.css';
import { Failed, Nothing } from '../said.web.tsx';
import { EXPORT_TEXT, EMISSION_TEXT as TEXT } from './emission.text.ts';
import { FleetEmission } from './fleet-emission.web.tsx';
import { ShipEmissionView } from './ship-emission.web.tsx';

/** The fleet's fuel, CO2 and ratings of a year; a ship opens what hers is made of. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const mobile = useMobile();
  const year = Number(search.get('year')) || serverDate().getFullYear();
  const shipId = Number(search.get('ship')) || undefined;
  const show = (of: { year: number; ship?: number }): void =>
    setSearch({ year: String(of.year), ...(of.ship && { ship: String(of.ship) }) }, { replace: true });
  const found = useQuery({
    queryKey: ['records', 'voyage.emissionYear', 'fleet', year],
    queryFn: ({ signal }) => call(emissionsCall, { query: { year }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.rows ?? [];
  const chosen = rows.find((one) => one.shipId === shipId);
  const step = (by: number) => ({
    'aria-label': t(by < 0 ? TEXT.before : TEXT.after),
    title: t(by < 0 ? TEXT.before : TEXT.after),
    onClick: () => show({ year: year + by, ship: shipId }),
  });

  return (
    <div className="page emission">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        <search className="emission-year">
          <Button icon={<LeftOutlined />} {...step(-1)} />
          <strong>{year}</strong>
          <Button icon={<RightOutlined />} disabled={year >= serverDate().getFullYear()} {...step(1)} />
        </search>
        <div className="list-head-acts">
          {hasPermission(emissionExport.permission) && (
            <Dropdown
              trigger={['click']}
              menu={{
                items: EXPORT_FORMATS.map((format) => ({ key: format, label: t(EXPORT_TEXT[format]) })),
                onClick: ({ key }) =>
                  saveFile(emissionExport.path.replace(':year', String(year)), { query: { format: key } }),
              }}
            >
              <Button icon={<DownloadOutlined />}>{t(TEXT.export)}</Button>
            </Dropdown>
          )}
        </div>
      </header>
      {found.isPending && <SkeletonRows />}
      {found.error && <Failed error={found.error} onRetry={found.refetch} />}
      {found.data && rows.length === 0 && <Nothing title={t(TEXT.none, { year: String(year) })} />}
      {rows.length > 0 && (
        <>
          {chosen && <ShipEmissionView one={chosen} year={year} onClose={() => show({ year })} />}
          <FleetEmission rows={rows} onShip={(ship) => show({ year, ship })} />
        </>
      )}
    </div>
  );
}
