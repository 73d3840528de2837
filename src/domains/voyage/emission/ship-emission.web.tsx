import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatDecimal, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import type { ShipEmission } from './emission.calls.ts';
import { EMISSION_TEXT as TEXT } from './emission.text.ts';
import { EuroTable, FuelTable } from './figure-tables.web.tsx';
import { RatingTag } from './rating-tag.web.tsx';
import { Span } from './span.web.tsx';

type Props = { one: ShipEmission; year: number; onClose?: () => void };

/** What a ship's rating is made of. */
export function ShipEmissionView({ one, year, onClose }: Props) {
  const { figures, forecast } = one;
  const close = onClose && <Button type="text" icon={<CloseOutlined />} aria-label={t(TEXT.close)} onClick={onClose} />;
  return (
    <Panel title={`${one.ship} ${year}`} extra={close}>
      <div className="emission-parts">
        <section aria-label={t(TEXT.rated)}>
          <h3>{t(TEXT.rated)}</h3>
          <SmallTable
            label={t(TEXT.rated)}
            columns={[
              { key: 'name', label: t(TEXT.item), cell: ([name]) => name },
              { key: 'value', label: t(TEXT.figure), figure: true, cell: ([, value]) => value },
            ]}
            rows={[
              [t(TEXT.span), <Span key="span" one={one} />] as const,
              [t(TEXT.co2), `${formatDecimal(figures.co2, 2)} t`] as const,
              [t(TEXT.distance), `${formatDecimal(figures.distance, 1)} nm`] as const,
              [t(TEXT.laden), `${formatDecimal(figures.laden, 1)} nm`] as const,
              [t(TEXT.hours), `${formatDecimal(figures.hours, 2)} h`] as const,
              [t(TEXT.work), `${formatDecimal(figures.work, 0)} t·nm`] as const,
              [t(TEXT.reference), perMile(figures.reference)] as const,
              [t(TEXT.required), perMile(figures.required)] as const,
              [t(TEXT.boundaries), figures.boundaries.map((d) => formatDecimal(d, 3)).join('  ')] as const,
              [t(TEXT.attained), perMile(figures.attained)] as const,
              [t(TEXT.rating), <RatingTag key="rating" rating={figures.rating} />] as const,
              ...(forecast
                ? [
                    [
                      t(TEXT.forecast),
                      <span key="forecast">
                        {perMile(forecast.attained)} <RatingTag rating={forecast.rating} />
                      </span>,
                    ] as const,
                  ]
                : []),
            ]}
            keyOf={([name]) => name}
          />
        </section>
        <FuelTable fuels={figures.fuels} />
        <EuroTable figures={figures} />
      </div>
    </Panel>
  );
}

const perMile = (value: MaybeDecimal): string => `${formatDecimal(value, 3)} g/(t·nm)`;
