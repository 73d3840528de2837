import { Link } from 'react-router';
import { choice, computed } from '../../../kernel/resource/field.ts';
import type { GridColumn, GridRow } from '../../../kernel/web/grid/column.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ACHIEVEMENT_TEXT as TEXT } from './achievement.text.ts';

const LIGHTS = {
  green: { ...TEXT.green, tone: 'green' },
  amber: { ...TEXT.amber, tone: 'amber' },
  red: { ...TEXT.red, tone: 'red' },
} as const;

const amount = (name: string, group: keyof typeof TEXT, label: keyof typeof TEXT, width = 118): GridColumn => ({
  name,
  field: computed({ scale: 2 }, TEXT[label]),
  group: t(TEXT[group]),
  width,
});
const rate = (name: string, group: keyof typeof TEXT): GridColumn => ({
  name,
  field: computed({ scale: 2, unit: '%' }, TEXT.rate),
  group: t(TEXT[group]),
  width: 92,
});

/** The name leads to the entries that are counted in its row. */
function Name({ row }: { row: GridRow }) {
  const words = [row.code, row.name].filter(Boolean).join(' ');
  return typeof row.href === 'string' ? <Link to={row.href}>{words}</Link> : <span>{words}</span>;
}

/** Month, year to date and year of a subject, or of a ship or unit. */
export const achievementColumns = (by: 'subject' | 'organization'): readonly GridColumn[] => [
  {
    name: 'name',
    field: computed('text', by === 'subject' ? TEXT.subject : TEXT.organization),
    width: 250,
    frozen: true,
    Cell: Name,
  },
  { name: 'light', field: choice(LIGHTS, TEXT.light), width: 104, frozen: true },
  amount('monthBudget', 'inMonth', 'budget'),
  amount('monthActual', 'inMonth', 'actual'),
  rate('monthRate', 'inMonth'),
  amount('toDateBudget', 'toDate', 'budget', 126),
  amount('toDateActual', 'toDate', 'actual', 126),
  amount('toDateHeld', 'toDate', 'held'),
  rate('toDateRate', 'toDate'),
  amount('deviation', 'toDate', 'deviation', 126),
  amount('yearBudget', 'inYear', 'budget', 126),
  amount('forecast', 'inYear', 'forecast', 126),
];
