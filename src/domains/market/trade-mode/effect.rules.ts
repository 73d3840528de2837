import { fill, type Text } from '../../../kernel/text.ts';
import { eq, isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { GRADE_TEXT, type OilGrade } from '../../voyage/public.ts';
import { STEPS, type Step, CHANGE_TEXT as TEXT, type Trade, type Treatment } from './change.text.ts';

type Done = { readonly step: Step; readonly needed: boolean | null; readonly doneTime: string | null };

/** What is usually done, in its order. */
export function stepsFor(toMode: Trade): { readonly step: Step; readonly needed: true }[] {
  const home: readonly Step[] = ['DECLARE_ENTRY', 'CARGO_OUT', 'CUSTOMS_CLEAR', 'DUTY_PAID'];
  const abroad: readonly Step[] = ['DECLARE_ENTRY', 'CUSTOMS_CLEAR'];
  const both: readonly Step[] = ['PERMIT', 'INSURANCE', 'CREW_DOCS', 'STORES'];
  return [...(toMode === 'DOMESTIC' ? home : abroad), ...both].map((step) => ({ step, needed: true }));
}

/** Steps that are needed and not done. */
export const stepProblems = (steps: readonly Done[]): Text[] =>
  steps
    .filter(({ needed, doneTime }) => needed === true && !doneTime)
    .map(({ step }) => ({
      zh: fill(TEXT.stepOpen, { step: STEPS[step].zh }).zh,
      en: fill(TEXT.stepOpen, { step: STEPS[step].en }).en,
    }));

type Known = { readonly grade: OilGrade; readonly bonded: boolean | null };
const keyOf = ({ grade, bonded }: Known): string => `${grade}:${bonded === true ? 'B' : ''}`;

function nameOf({ grade, bonded }: Known): Text {
  const name = GRADE_TEXT[grade];
  if (bonded !== true) return name;
  return { zh: fill(TEXT.bonded, { grade: name.zh }).zh, en: fill(TEXT.bonded, { grade: name.en }).en };
}

/** A sentence about an oil, each language with its own name of it. */
function about(text: Text, of: Known, values: Record<string, string>): Text {
  const name = nameOf(of);
  return { zh: fill(text, { ...values, oil: name.zh }).zh, en: fill(text, { ...values, oil: name.en }).en };
}

type Listed = Known & { readonly qty: MaybeDecimal };
type Told = Known & { readonly tonnes: string };

/** Oil of a change stands as the cut report tells it, grade by grade and bonded stock apart; not one kilogram more or less. */
export function oilProblems(listed: readonly Listed[], told: readonly Told[]): Text[] {
  const byKey = new Map(told.map((one) => [keyOf(one), one]));
  const said = listed.filter(({ qty }) => isPositive(qty));
  const keys = new Set(said.map(keyOf));
  const wrong = said.flatMap((one) => {
    const report = byKey.get(keyOf(one));
    if (!report) return [about(TEXT.oilGone, one, { said: one.qty ?? '' })];
    return eq(one.qty, report.tonnes) ? [] : [about(TEXT.oilOther, one, { said: one.qty ?? '', told: report.tonnes })];
  });
  const missing = told.filter((one) => !keys.has(keyOf(one)));
  return [...wrong, ...missing.map((one) => about(TEXT.oilMissing, one, { told: one.tonnes }))];
}

type Treated = Listed & { readonly treatment: Treatment | null; readonly unitPrice: MaybeDecimal };

/** Bonded oil does not simply come along into domestic trade: its duty is paid, it is taken off, or it is sealed. */
export function bondedProblems(toMode: Trade, oil: readonly Treated[], steps: readonly Done[]): Text[] {
  if (toMode === 'FOREIGN') return [];
  const bonded = oil.filter((one) => one.bonded === true && isPositive(one.qty));
  const taxed = bonded.filter(({ treatment }) => treatment === 'DUTY_PAY');
  const paid = steps.some(({ step, doneTime }) => step === 'DUTY_PAID' && doneTime);
  return [
    ...bonded.filter(({ treatment }) => !treatment).map((one) => about(TEXT.untreated, one, {})),
    ...taxed.filter(({ unitPrice }) => !isPositive(unitPrice)).map((one) => about(TEXT.unpriced, one, {})),
    ...(taxed.length > 0 && !paid ? [TEXT.dutyStep] : []),
  ];
}
