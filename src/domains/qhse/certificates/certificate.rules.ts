import { fill, type Text } from '../../../kernel/text.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { type CertState, type ShipSet, type SurveyKind, CERT_TEXT as TEXT } from './certificate-words.text.ts';
import { surveyStatusOf, type Window } from './windows.rules.ts';

/** From so many days before it ends a certificate is due soon. */
export const SOON_DAYS = 90;

type Held = {
  readonly standing: string;
  readonly expiryDate: string | null;
  readonly extendedTo: string | null;
  readonly surveys: readonly Pick<Window, 'windowFrom' | 'windowTo' | 'doneDate' | 'credited'>[];
};

/** The one state of a certificate on a day (5.4), the first that is true; nothing of one that is not in force yet. */
export function certStateOf({ standing, expiryDate, extendedTo, surveys }: Held, today: string): CertState | null {
  if (standing === 'SUPERSEDED' || standing === 'WITHDRAWN') return 'REPLACED';
  if (standing !== 'CURRENT') return null;
  const ends = extendedTo ?? expiryDate;
  if (ends && today > ends) return 'EXPIRED';
  const statuses = surveys.map((one) => surveyStatusOf(one, today));
  if (statuses.includes('OVERDUE')) return 'SURVEY_OVERDUE';
  if (extendedTo) return 'EXTENDED';
  if (statuses.includes('OPEN')) return 'IN_WINDOW';
  const soon = daysAfter(today, SOON_DAYS);
  const waits = surveys.some((one, i) => statuses[i] === 'FUTURE' && one.windowTo <= soon);
  if (waits || (ends && ends <= soon)) return 'DUE_SOON';
  return ends ? 'VALID' : 'NO_EXPIRY';
}

type Endorsing = {
  readonly surveyKind: SurveyKind;
  readonly surveyNo: number;
  readonly doneDate: string;
  /** An officer confirms that the anniversary moves. */
  readonly moves: boolean;
  readonly issueDate: string;
  readonly today: string;
};

type Problem = { readonly field: string; readonly message: Text };

/** What speaks against recording a survey as done, at its field. A late one may be recorded: what lapsed stands again from then on. */
export function endorseProblem(surveys: readonly Window[], given: Endorsing): Problem | undefined {
  const { surveyKind, surveyNo, doneDate, today } = given;
  const at = (field: string, message: Text): Problem => ({ field, message });
  const own = surveys.find((one) => one.surveyKind === surveyKind && one.surveyNo === surveyNo);
  if (!own || surveyKind === 'RENEWAL') return at('surveyNo', TEXT.noSuchSurvey);
  if (own.doneDate || own.credited) return at('surveyNo', TEXT.doneAlready);
  if (doneDate > today) return at('doneDate', TEXT.future);
  if (doneDate < given.issueDate) return at('doneDate', TEXT.beforeIssue);
  const former = surveys.find((one) => one.surveyKind === surveyKind && one.surveyNo === surveyNo - 1);
  if (former && !former.doneDate && !former.credited) return at('surveyNo', TEXT.formerFirst);
  if (former?.anniversary && doneDate <= former.anniversary)
    return at('doneDate', fill(TEXT.wayTooEarly, { day: former.anniversary }));
  // Nothing keeps the bottom from being looked at sooner: the next one is due sooner then.
  if (surveyKind === 'BOTTOM' || doneDate >= own.windowFrom) return undefined;
  if (surveyKind !== 'ANNUAL') return at('doneDate', fill(TEXT.tooEarly, { day: own.windowFrom }));
  return given.moves ? undefined : at('moves', fill(TEXT.confirmEarly, { day: own.windowFrom }));
}

const CHEMICAL: readonly string[] = ['CHEMICAL_TANKER', 'OIL_CHEMICAL_TANKER'];
const DRY: readonly string[] = ['BULK_CARRIER', 'CONTAINER', 'GENERAL_CARGO'];

const isOf = (set: ShipSet, type: string): boolean =>
  set === 'CHEMICAL' ? CHEMICAL.includes(type) : DRY.includes(type) === (set === 'DRY');

export type Need = {
  readonly ships: ShipSet | null;
  readonly tradeArea: string | null;
  readonly flag: string | null;
};

type Ship = { readonly type: string; readonly tradeArea: string; readonly flag: string | null };

/** Whether a ship must hold a certificate: one line of those that say so fits her, what it leaves open fits every ship. */
export const isNeeded = (needs: readonly Need[], ship: Ship): boolean =>
  needs.some(
    ({ ships, tradeArea, flag }) =>
      (!ships || isOf(ships, ship.type)) &&
      (!tradeArea || tradeArea === ship.tradeArea) &&
      (!flag || flag.trim() === ship.flag?.trim()),
  );

/** The mark by which two current certificates of a holder, type and item are told to be one too many. */
export const currentKeyOf = (of: {
  readonly shipId: number | null;
  readonly companyId: number | null;
  readonly typeId: number;
  readonly itemName: string | null;
}): string =>
  [of.shipId ? `S${of.shipId}` : `C${of.companyId}`, of.typeId, (of.itemName ?? '').trim().toLowerCase()].join('/');
