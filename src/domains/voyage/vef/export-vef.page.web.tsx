import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { vefSheetCall } from './vef.calls.ts';
import { vef } from './vef.resource.ts';
import { VEF_TEXT as TEXT } from './vef.text.ts';

const RESULT = ['mean', 'low', 'high', 'count', 'adjusted'] as const;

const figures = (row: AnyRow): Figure[] => [
  { label: vef.fields.vef.label, value: row.vef === null ? t(TEXT.noVef) : numberText(vef.fields.vef, row.vef) },
  ...RESULT.filter((name) => row[name] !== null).map((name) => ({
    label: vef.fields[name].label,
    value: numberText(vef.fields[name], row[name]),
  })),
];

const EXCEL: RowAct = {
  key: 'record',
  label: { zh: '导出 VEF 记录', en: 'VEF record as Excel' },
  permission: vefSheetCall.permission,
  run: (row) => saveFile(vefSheetCall.path.replace(':id', String(row.id)), {}),
};

/** What only the rules read. */
const HIDDEN = ['vef', ...RESULT, 'lines.shipToShip', 'lines.shipOnly', 'lines.oldTables'];

const SLOTS: ResourceSlots = {
  list: { omit: ['import'] },
  form: {
    derived: ['shipName', 'series', 'unit', 'shipFigure', 'lines'],
    // A new run has no voyages before it is made.
    hidden: ({ id }) => ['lines.shipToShip', 'lines.shipOnly', 'lines.oldTables', ...(id ? [] : ['lines'])],
    locked: ['lines.state'],
    totals: ['vef', 'count', 'adjusted'],
  },
  detail: { figures, hidden: HIDDEN, acts: [EXCEL] },
};

/** Runs of the vessel experience factor, ship by ship. */
export function Page() {
  return <ResourcePage resource={vef} slots={SLOTS} />;
}
