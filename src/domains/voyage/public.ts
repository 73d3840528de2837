import { defineEvent, defineSinglePort } from '../../kernel/ports.ts';
import type { ReportType } from './reports/report.rules.ts';
import type { TypedDistance } from './sea-routes/typed-distance.rules.ts';

export type { BoardRow } from './board/board.rules.ts';
export { boardCounts, byDue, hoursOverdue, isBound, isSailing, kindOf } from './board/board-view.rules.ts';
export { routeToGo } from './board/route-to-go.rules.ts';
export { stockFigures } from './board/stock-figures.rules.ts';
export { dailyOilCall, monthlyCargoCall } from './board/wall.calls.ts';
export { laytime } from './laytime/laytime.resource.ts';
export type { ShipNow } from './map/ship-now.rules.ts';
export { OIL_BURNT } from './oil-statistics/published-oil-burnt.rules.ts';
export { voyagePort } from './port-calls/port-call.resource.ts';
export { PORT_CALLS } from './port-calls/published-port-calls.rules.ts';
export { GRADE_TEXT } from './reports/oil.text.ts';
export type { OilGrade } from './reports/oil-rows.rules.ts';
export { WASTES_REPORTED } from './reports/published-wastes.rules.ts';
export { PASSAGE_NAMES, PASSAGES, type PassageName } from './sea-routes/passages.rules.ts';
export { seaRouteCall } from './sea-routes/sea-route.calls.ts';
export { SHORE_ZONE, shipTime, shipTimeWithZone, spacedPosition } from './ship-time.rules.ts';
export { voyage } from './voyages/voyage.resource.ts';

/** Ids of two ports, in the order in which a ship sails them. */
export type PortPair = { readonly from: number; readonly to: number };

/** What somebody entered by hand as the distance between ports, whichever way round; it goes before what is computed. */
export const typedDistances = defineSinglePort<{
  between(pairs: readonly PortPair[]): readonly (PortPair & TypedDistance)[];
}>('voyage.typedDistances');

/** The trade that a ship is in by a change at the customs; nothing of ships that never changed. The voyages that she opens are of it. */
export const tradeModeDecided = defineSinglePort<{
  of(shipId: number): { readonly mode: 'DOMESTIC' | 'FOREIGN'; readonly changeNo: string } | undefined;
}>('voyage.tradeModeDecided');

/** Which report of which ship: its time is UTC. */
export type ToldReport = {
  readonly reportId: number;
  readonly shipId: number;
  readonly voyageId: number;
  readonly rptType: ReportType;
  readonly rptTime: string;
};

/** What a laytime statement comes to, as far as a claim is made of it. */
export type StatementResult = {
  readonly statementId: number;
  readonly demurrageAmount: string | null;
  readonly despatchAmount: string | null;
  readonly addressCommission: string | null;
};

/** A claim of a statement, with what it would ask for: money in the currency of the statement. */
export type ClaimOfStatement = {
  readonly claimId: number;
  readonly claimNo: string;
  readonly statementId: number;
  readonly netAmount: string | null;
};

/** What the claims of laytime statements would ask for if those came to this; nothing for whoever may not see claims and their amounts. */
export const statementClaims = defineSinglePort<{
  asking(results: readonly StatementResult[]): readonly ClaimOfStatement[] | undefined;
}>('voyage.statementClaims');

/** A report was sent to the office: a new one, or one that was changed and sent anew. */
export const reportSubmitted = defineEvent<ToldReport>('voyage.reportSubmitted');

/** A report counts from now on, however it was confirmed: by itself, in a batch or as it was saved. */
export const reportConfirmed = defineEvent<ToldReport>('voyage.reportConfirmed');

/** A report that counted may be changed again. */
export const reportUnconfirmed = defineEvent<ToldReport>('voyage.reportUnconfirmed');

/** A correction took effect; `movedIds` are the later reports whose stocks, readings or book values moved with it. */
export const reportCorrected = defineEvent<ToldReport & { readonly movedIds: readonly number[] }>(
  'voyage.reportCorrected',
);

export type ToldVoyage = {
  readonly voyageId: number;
  readonly shipId: number;
  readonly voyageKind: 'TRADE' | 'REPAIR';
};

/** A voyage takes reports: a new one, or one that was closed and is open again. Its start is UTC. */
export const voyageOpened = defineEvent<ToldVoyage & { readonly startTime: string; readonly reopened: boolean }>(
  'voyage.voyageOpened',
);

/** A voyage takes no more reports; its totals stand still. Its end is UTC. */
export const voyageClosed = defineEvent<ToldVoyage & { readonly endTime: string }>('voyage.voyageClosed');

/** A voyage that was planned or opened will not be made: nothing goes by it. */
export const voyageCancelled = defineEvent<ToldVoyage>('voyage.voyageCancelled');
