import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { say } from '../../../kernel/text.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import type { FormSlots } from '../../../kernel/web/form/resource-form.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { APPLICATION_BUDGET } from '../budget/budget-effect.web.tsx';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { copyCall } from './application.calls.ts';
import { application } from './application.resource.ts';
import { APPLICATION_TEXT as TEXT } from './application.text.ts';

const column = (name: string): string => `lines.${name}`;

/** What a line has become shows when it has left the ship; reckoning aids never do. */
const NEVER = ['baseFactor', 'openQty'].map(column);
const AFTERWARDS = ['approvedQty', 'auditRemark', 'orderedQty', 'receivedQty', 'cancelledQty', 'lineStatus'].map(
  column,
);
/** Told beside a line, and typed by nobody. */
const TOLD = [column('lastPartnerId')];
/** Nobody looks at these while quantities are granted. */
const NOT_IN_AUDIT = [
  'partNo',
  'drawingNo',
  'impaCode',
  'partSource',
  'orderedQty',
  'receivedQty',
  'cancelledQty',
  'lineStatus',
  'photos',
].map(column);

const hiddenIn = (row: Readonly<Record<string, unknown>>): readonly string[] =>
  row.applyKind === 'SEASON' ? linesHiddenIn(row) : [...linesHiddenIn(row), 'seasonId'];

function linesHiddenIn({ status }: Readonly<Record<string, unknown>>): readonly string[] {
  if (status === 'IN_AUDIT') return [...NEVER, ...NOT_IN_AUDIT];
  return status === undefined || status === 'USE' ? [...NEVER, ...AFTERWARDS] : NEVER;
}

export const formSlots: FormSlots = {
  hidden: hiddenIn,
  locked: TOLD,
  derived: ['organizationId', 'lines'],
  totals: ['estimateAmount'],
};

function figuresOf(row: AnyRow): Figure[] {
  const lines = (row.lines ?? []) as readonly Readonly<Record<string, unknown>>[];
  const count = (states: readonly string[]) => lines.filter((line) => states.includes(String(line.lineStatus))).length;
  const unpriced = Number(row.unpriced ?? 0);
  const sent = row.status !== 'USE';
  return [
    { label: TEXT.lines, value: lines.length },
    ...(sent ? [{ label: TEXT.granted, value: lines.filter((line) => Number(line.approvedQty ?? 0) > 0).length }] : []),
    ...(row.status === 'APPROVE'
      ? [
          { label: TEXT.ordered, value: count(['ORDERED', 'PART_RECEIVED', 'RECEIVED', 'FROM_STOCK']) },
          { label: TEXT.received, value: count(['RECEIVED', 'FROM_STOCK']) },
        ]
      : []),
    ...(hasPermission(PRICE_PERMISSION)
      ? [
          {
            label: TEXT.estimate,
            value: numberText(application.fields.estimateAmount, row.estimateAmount),
            unit: unpriced > 0 ? say(TEXT.unpriced, lang, { n: unpriced }) : BASE_CURRENCY,
          },
        ]
      : []),
  ];
}

/** Begins a new draft with the same lines, and goes there. */
export function useCopyAct(): RowAct {
  const navigate = useNavigate();
  return {
    key: 'copy',
    label: TEXT.copy,
    permission: copyCall.permission,
    run: async ({ id }) => {
      const made = await call(copyCall, { params: { id } });
      notify.success(t(TEXT.copied));
      navigate(`${recordAddress(application.name, made.id)}?edit=1`);
    },
  };
}

/** Figures above tell them already. */
const COUNTED = ['lineCount', 'grantedCount', 'orderedCount', 'receivedCount', 'unpriced', 'estimateAmount'];

export const detailSlots = (acts: readonly RowAct[]): DetailSlots => ({
  figures: figuresOf,
  hidden: [...NEVER, ...COUNTED],
  acts,
  tabs: APPLICATION_BUDGET,
});

/** Whoever writes one asks for the own ship or unit. */
export const initial = (): Readonly<Record<string, unknown>> => ({
  organizationId: currentSession()?.user.organizations?.[0]?.organizationId,
});

export const SAVED: readonly SavedFilter[] = [
  { key: 'drafts', label: TEXT.drafts, filters: { stage: ['DRAFT'] } },
  { key: 'audit', label: TEXT.audit, filters: { stage: ['AUDIT'] } },
  { key: 'open', label: TEXT.open, filters: { stage: ['POOL', 'PART_ORDERED'] } },
  { key: 'coming', label: TEXT.coming, filters: { stage: ['ORDERED', 'PART_RECEIVED'] } },
  { key: 'refused', label: TEXT.refused, filters: { status: ['REJECT'] } },
  { key: 'urgent', label: TEXT.urgent, filters: { applyKind: ['URGENT', 'EMERGENCY'] } },
];
