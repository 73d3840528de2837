import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { BoardRow } from '../../voyage/public.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { WallNote } from './panel.web.tsx';
import { choiceOf, nameOf } from './ship-words.web.ts';
import { type CargoAndCrew, useCargoAndCrew, useShipVoyage } from './use-wall.web.ts';
import { VoyageSection } from './voyage-section.web.tsx';

const SECTIONS = ['voyage', 'cargo', 'crew'] as const;
type Section = (typeof SECTIONS)[number];

type Props = { row: BoardRow; now: string; onClose: () => void };

/** The chosen ship, 400 by 500, one of three sections at a time. Esc closes it. */
export function ShipPanel({ row, now, onClose }: Props) {
  const [section, setSection] = useState<Section>('voyage');
  const voyage = useShipVoyage(row);
  const carried = useCargoAndCrew(row);
  const sailing = choiceOf(row) === '1';
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The wall below stays.
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onClose]);
  return (
    <section className="wall-ship" aria-label={nameOf(row)}>
      <header>
        <h2>{nameOf(row)}</h2>
        <StatusTag tone={sailing ? 'green' : 'amber'}>{t(sailing ? TEXT.sailing : TEXT.berthed)}</StatusTag>
        <button type="button" className="wall-tool" aria-label={t(TEXT.close)} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      </header>
      <p className="wall-minor">
        {[row.shipNameEn !== nameOf(row) && row.shipNameEn, voyage.data?.imo && `IMO ${voyage.data.imo}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="wall-sections" role="tablist">
        {SECTIONS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={section === one} onClick={() => setSection(one)}>
            {t(TEXT[one])}
          </button>
        ))}
      </div>
      <div className="wall-ship-body">
        {section === 'voyage' && voyage.data && <VoyageSection ship={voyage.data} now={now} />}
        {section === 'voyage' && !voyage.data && <Waiting query={voyage} />}
        {section !== 'voyage' && carried.data && <Carried section={section} data={carried.data} />}
        {section !== 'voyage' && !carried.data && <Waiting query={carried} />}
      </div>
    </section>
  );
}

function Waiting({ query }: { query: { isError: boolean; refetch: () => unknown } }) {
  return (
    <WallNote failed={query.isError} onRetry={() => void query.refetch()}>
      {t(TEXT.loading)}
    </WallNote>
  );
}

function Carried({ section, data }: { section: 'cargo' | 'crew'; data: CargoAndCrew }) {
  const cargo = section === 'cargo';
  const lines = cargo
    ? data.cargoList.map((one) => [one.name, one.remark])
    : data.partyInfoVos.map((one) => [one.cnFullname, one.jobName]);
  if (lines.length === 0) return <WallNote>{t(cargo ? TEXT.cargoNone : TEXT.crewNone)}</WallNote>;
  const columns = cargo ? [TEXT.cargoName, TEXT.quantity] : [TEXT.crewName, TEXT.rank];
  return (
    <table className="wall-table">
      <thead>
        <tr>
          {columns.map((column, i) => (
            <th key={column.en} scope="col" data-figure={(cargo && i === 1) || undefined}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, rest]) => (
          <tr key={`${name} ${rest}`}>
            <th scope="row">{name}</th>
            <td className="num" data-figure={cargo || undefined}>
              {rest}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
