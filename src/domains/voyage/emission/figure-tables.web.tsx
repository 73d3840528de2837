import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import type { EmissionFigures } from './emission.calls.ts';
import { EURO_PART_TEXT, EMISSION_TEXT as TEXT } from './emission.text.ts';
import { CONSUMERS, type Consumer, EMISSION_FUELS } from './emission-words.text.ts';

const KINDS = Object.keys(CONSUMERS) as Consumer[];

/** Tonnes of each fuel by consumer, and what of them was not burnt under way. */
export function FuelTable({ fuels }: { fuels: EmissionFigures['fuels'] }) {
  type Line = (typeof fuels)[number];
  return (
    <section aria-label={t(TEXT.byConsumer)}>
      <h3>{t(TEXT.byConsumer)}</h3>
      <SmallTable
        label={t(TEXT.byConsumer)}
        columns={[
          { key: 'fuel', label: t(TEXT.fuel), cell: ({ fuel }: Line) => t(EMISSION_FUELS[fuel]) },
          ...KINDS.map((kind) => ({
            key: kind,
            label: `${t(CONSUMERS[kind])} (t)`,
            figure: true,
            cell: ({ by, idle }: Line) => (
              <>
                {formatDecimal(by[kind], 3)}
                <small>
                  {t(TEXT.idle)} {formatDecimal(idle[kind], 3)}
                </small>
              </>
            ),
          })),
          {
            key: 'tonnes',
            label: `${t(TEXT.total)} (t)`,
            figure: true,
            cell: ({ tonnes }: Line) => formatDecimal(tonnes, 3),
          },
          { key: 'co2', label: `${t(TEXT.co2)} (t)`, figure: true, cell: ({ co2 }: Line) => formatDecimal(co2, 2) },
        ]}
        rows={fuels}
        keyOf={({ fuel }) => fuel}
      />
    </section>
  );
}

/** What the energy counted in Europe stands for, against the limit of the year. */
function FuelEuTable({ fuelEu }: { fuelEu: NonNullable<EmissionFigures['fuelEu']> }) {
  const { energy, intensity, target, balance, penalty } = fuelEu;
  const rows = [
    [t(TEXT.energy), energy, 0, 'MJ'],
    [t(TEXT.intensity), intensity, 4, 'g/MJ'],
    [t(TEXT.target), target, 4, 'g/MJ'],
    [t(TEXT.balance), balance, 3, 't'],
    [t(TEXT.penalty), penalty, 2, 'EUR'],
  ] as const;
  type Line = (typeof rows)[number];
  return (
    <section aria-label={t(TEXT.fuelEu)}>
      <h3>{t(TEXT.fuelEu)}</h3>
      <SmallTable
        label={t(TEXT.fuelEu)}
        columns={[
          { key: 'name', label: t(TEXT.item), cell: ([name]: Line) => name },
          {
            key: 'value',
            label: t(TEXT.figure),
            figure: true,
            cell: ([, value, places, unit]: Line) => `${formatDecimal(value, places)} ${unit}`,
          },
        ]}
        rows={rows}
        keyOf={([name]) => name}
      />
    </section>
  );
}

/** What the European rules count, by part of the voyage. */
export function EuroTable({ figures: { euro, allowances, fuelEu } }: { figures: EmissionFigures }) {
  type Line = (typeof euro)[number];
  const figure = (key: 'co2' | 'co2e' | 'counted', label: string) => ({
    key,
    label: `${label} (t)`,
    figure: true,
    cell: (line: Line) => formatDecimal(line[key], 3),
  });
  return (
    <section aria-label={t(TEXT.euro)}>
      <h3>{t(TEXT.euro)}</h3>
      {euro.length === 0 ? (
        <p className="emission-none">{t(TEXT.euroNone)}</p>
      ) : (
        <>
          <SmallTable
            label={t(TEXT.euro)}
            columns={[
              { key: 'part', label: t(TEXT.part), cell: ({ part }: Line) => t(EURO_PART_TEXT[part]) },
              figure('co2', t(TEXT.co2)),
              figure('co2e', t(TEXT.co2e)),
              figure('counted', t(TEXT.countedTonnes)),
            ]}
            rows={euro}
            keyOf={({ part }) => part}
          />
          <p className="emission-none">
            {t(TEXT.allowances)} {formatDecimal(allowances, 3)} t
          </p>
          {fuelEu && <FuelEuTable fuelEu={fuelEu} />}
        </>
      )}
    </section>
  );
}
