import type { FieldError } from '../../../kernel/errors.ts';
import { monthsFrom } from '../../../kernel/value/day.ts';
import type { QualifyStatus } from '../partners/partner.flow.ts';
import type { PurchaseType } from '../purchase-types.text.ts';
import { type CheckItem, MANDATORY_ITEMS, type QualificationKind } from './qualification.text.ts';

/** Of which standing a supplier is for whom something is asked (vendor blueprint 4.1). */
const FROM: Readonly<Record<QualificationKind, readonly QualifyStatus[]>> = {
  ADMISSION: ['PROSPECT'],
  SCOPE: ['TRIAL', 'QUALIFIED'],
  ANNUAL: ['TRIAL', 'QUALIFIED', 'SUSPENDED'],
  REINSTATE: ['SUSPENDED', 'BLACKLISTED'],
  SUSPEND: ['TRIAL', 'QUALIFIED'],
  BLACKLIST: ['PROSPECT', 'TRIAL', 'QUALIFIED', 'SUSPENDED', 'INACTIVE'],
};

/** Months for which a blacklisted supplier stays so. */
const BARRED_MONTHS = 12;

/** Kinds of goods and services of which the superintendents decide too. */
const TECHNICAL: ReadonlySet<string> = new Set<PurchaseType>(['SPARES', 'REPAIR', 'LUBE', 'CHEMICAL']);

const SCOPED: ReadonlySet<QualificationKind> = new Set(['ADMISSION', 'SCOPE', 'ANNUAL', 'REINSTATE']);
const CHECKED: ReadonlySet<QualificationKind> = new Set(['ADMISSION', 'ANNUAL', 'REINSTATE']);

/** Whether the approval writes the scope, and whether the checklist decides. */
export const takesScope = (kind: QualificationKind): boolean => SCOPED.has(kind);
export const isChecked = (kind: QualificationKind): boolean => CHECKED.has(kind);

export const isTechnical = (types: readonly string[]): boolean => types.some((type) => TECHNICAL.has(type));

/** Where the approval leads; nothing where it cannot be asked for. Admitted with trial orders, a supplier is on trial first. */
export function outcomeOf(
  kind: QualificationKind,
  standing: QualifyStatus,
  trialOrders: number | null,
): QualifyStatus | undefined {
  if (!FROM[kind]?.includes(standing)) return undefined;
  if (kind === 'SCOPE') return standing;
  if (kind === 'ADMISSION') return trialOrders ? 'TRIAL' : 'QUALIFIED';
  if (kind === 'REINSTATE') return standing === 'BLACKLISTED' ? 'TRIAL' : 'QUALIFIED';
  return kind === 'ANNUAL' ? 'QUALIFIED' : kind === 'SUSPEND' ? 'SUSPENDED' : 'BLACKLISTED';
}

/** The first day on which a supplier that was blacklisted on a day may come back. */
export const backFrom = (since: string): string => monthsFrom(since, BARRED_MONTHS);

/** What is looked at unless the buyer says otherwise. */
export const standardChecks = (): { item: CheckItem; mandatory: boolean }[] =>
  (['LICENCE', 'TAX', 'SANCTIONS', 'CAPABILITY', 'QUALITY', 'SAFETY', 'FINANCES', 'REFERENCES'] as const).map(
    (item) => ({ item, mandatory: MANDATORY_ITEMS.has(item) }),
  );

type Check = { readonly item: CheckItem; readonly mandatory: boolean | null; readonly finding: string | null };
type Asked = {
  readonly kind: QualificationKind;
  readonly scopes: readonly { readonly purchaseType: string }[];
  readonly checklist: readonly Check[];
};
type Partner = { readonly qualifyStatus: QualifyStatus; readonly since: string };

const error = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** What is wrong with a request by itself: a type named twice. */
export function checkQualification({
  scopes,
  kind,
  trialOrders,
}: {
  readonly scopes?: readonly { readonly purchaseType?: string | null }[] | null;
  readonly kind?: QualificationKind | null;
  readonly trialOrders?: number | null;
}): FieldError[] {
  const types = (scopes ?? []).map(({ purchaseType }) => purchaseType);
  return [
    ...types.flatMap((type, i) =>
      type && types.indexOf(type) !== i
        ? [error(`scopes.${i}.purchaseType`, '此类别已在上面', 'This type stands above already')]
        : [],
    ),
    ...(trialOrders && kind && kind !== 'ADMISSION'
      ? [error('trialOrders', '只有准入可以要求试单', 'Trial orders are asked of an admission alone')]
      : []),
  ];
}

/** What speaks against sending it on its way on a day. */
export function notReady(
  { kind, scopes, checklist }: Asked,
  { qualifyStatus, since }: Partner,
  today: string,
): FieldError[] {
  const errors: FieldError[] = [];
  if ((kind === 'ADMISSION' || kind === 'SCOPE') && scopes.length === 0)
    errors.push(error('scopes', '至少填写一类供货范围', 'Say at least one type that it is to deliver'));
  if (kind === 'REINSTATE' && qualifyStatus === 'BLACKLISTED' && today < backFrom(since))
    errors.push(
      error(
        'kind',
        `列入黑名单满 ${BARRED_MONTHS} 个月后才能恢复，最早 ${backFrom(since)}`,
        `It stays on the blacklist for ${BARRED_MONTHS} months, until ${backFrom(since)}`,
      ),
    );
  if (!isChecked(kind)) return errors;
  const named = new Set(checklist.map(({ item }) => item));
  for (const item of MANDATORY_ITEMS)
    if (!named.has(item)) {
      errors.push(error('checklist', '核查表缺少必备项', 'A mandatory check is missing'));
      break;
    }
  for (const [i, { item, mandatory, finding }] of checklist.entries())
    if ((mandatory || MANDATORY_ITEMS.has(item)) && finding !== 'PASS')
      errors.push(error(`checklist.${i}.finding`, '必备项须为“符合”', 'A mandatory check has to be met'));
  return errors;
}

type Scope = { readonly purchaseType: string };

/** The scope of a supplier once what was asked holds: each type as it was asked, the others as they were. */
export const scopeAfter = <S extends Scope, A extends Scope>(present: readonly S[], asked: readonly A[]): (S | A)[] => [
  ...present.filter(({ purchaseType }) => asked.every((one) => one.purchaseType !== purchaseType)),
  ...asked,
];
