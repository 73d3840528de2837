import { Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import type { Text } from '../../../kernel/text.ts';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { CHANGES, ranksOf, SENSITIVITIES, type Sensitivity, sensitivityOf } from './estimate.rules.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';
import { LETTERS } from './estimate-layout.rules.ts';
import { figuresOf, type Line } from './figures-of.web.ts';

type Props = { lines: readonly Line[]; currency: string; chosen: string | null | undefined };

const WORDS: Readonly<Record<Sensitivity, Text>> = {
  FREIGHT: TEXT.byFreight,
  BUNKERS: TEXT.byBunkers,
  DAYS: TEXT.byDays,
  SPEED: TEXT.bySpeed,
};

const percentWord = (by: string): string => `${Number(by) > 0 ? '+' : ''}${Math.round(Number(by) * 100)}%`;

/** The one that was chosen, else the best. */
function firstShown(lines: readonly Line[], chosen: string | null | undefined): number {
  const letters: readonly string[] = LETTERS;
  const at = chosen ? letters.indexOf(chosen) : ranksOf(lines.map((line) => figuresOf(line).tce)).indexOf(1);
  return Math.max(at, 0);
}

/** What an alternative earns a day if freight, bunker price, days or speed were a tenth or a fifth off. */
export function SensitivityPanel({ lines, currency, chosen }: Props) {
  const id = useId();
  const [picked, setPicked] = useState<number>();
  const at = picked ?? firstShown(lines, chosen);
  const line = lines[at];
  const model = useMemo(
    () =>
      line &&
      cartesianChart({
        categoryName: t(TEXT.change),
        categories: CHANGES.map(percentWord),
        series: SENSITIVITIES.map((kind) => ({
          name: t(WORDS[kind]),
          values: sensitivityOf(line, kind),
          kind: 'line' as const,
          unit: currency,
          digits: 2,
        })),
      }),
    [line, currency],
  );
  if (!line || !model) return null;
  const choose = (
    <span className="estimate-pick">
      <label htmlFor={id}>{t(TEXT.sensitivityOf)}</label>
      <Select
        id={id}
        size="small"
        value={at}
        onChange={setPicked}
        popupMatchSelectWidth={false}
        options={lines.map(({ name }, i) => ({ value: i, label: `${LETTERS[i]} ${name ?? ''}` }))}
      />
    </span>
  );
  return (
    <Panel title={t(TEXT.sensitivity)} extra={choose}>
      {figuresOf(line).tce === null ? (
        <p className="estimate-none">{t(TEXT.incomplete)}</p>
      ) : (
        <Chart model={model} label={t(TEXT.sensitivity)} height={260} />
      )}
    </Panel>
  );
}
