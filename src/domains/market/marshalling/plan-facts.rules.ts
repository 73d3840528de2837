import type { Decimal, MaybeDecimal } from '../../../kernel/value/decimal.ts';
import type { HeldCertificate } from '../certificates/certificate.rules.ts';
import type { BerthLimits } from '../ports/berth-limits.rules.ts';
import type { PlanTerms, TradeMode } from './leg.rules.ts';

/** A leg of a plan: one parcel or lifting by one ship. */
export type Leg = {
  /** By which a clash names it. */
  readonly key: string;
  readonly shipId: number;
  /** What it is called: the number and name of its parcel. */
  readonly cargo: string;
  readonly cargoTypeId: number;
  readonly loadPortId: number;
  readonly dischPortId: number;
  readonly loadBerthId: number | null;
  readonly dischBerthId: number | null;
  /** Tonnes. */
  readonly qty: Decimal;
  readonly tolerancePct: MaybeDecimal;
  /** UTC. */
  readonly etaLoad: string;
  readonly laycanFrom: string;
  readonly laycanTo: string;
  readonly ballastNm: MaybeDecimal;
  readonly seaNm: MaybeDecimal;
  /** Metres, where it is not her summer draft. */
  readonly draft: MaybeDecimal;
  /** Codes of papers that its charter asks for. */
  readonly required: readonly string[];
  readonly modeChange: boolean;
  readonly tce: MaybeDecimal;
};

/** What a ship does beside the plan. */
export type Taken = {
  readonly voyageId: number;
  readonly voyage: string;
  readonly repair: boolean;
  /** UTC; without an end nothing is known of it yet. */
  readonly from: string;
  readonly ends: string | null;
  readonly lastPortId: number | null;
};

export type PlanShip = {
  readonly id: number;
  readonly name: string;
  readonly speed: MaybeDecimal;
  readonly dwt: number | null;
  /** Cubic metres of her cargo tanks and holds, as they are filled to 98 %. */
  readonly space: MaybeDecimal;
  readonly loa: MaybeDecimal;
  readonly beam: MaybeDecimal;
  readonly draft: MaybeDecimal;
  readonly area: string;
  /** The trade she is in; nothing where no voyage says it. */
  readonly mode: TradeMode | null;
  readonly held: readonly HeldCertificate[];
  readonly taken: readonly Taken[];
  /** Products that she carried, newest first. */
  readonly previous: readonly number[];
};

export type PlanGoods = {
  readonly id: number;
  readonly name: string;
  readonly density: MaybeDecimal;
  /** Whether it is measured in tanks. */
  readonly liquid: boolean;
  readonly wash: string | null;
  readonly banned: readonly { readonly bannedId: number; readonly last: number }[];
};

export type PlanPort = {
  readonly id: number;
  readonly name: string;
  /** UN/LOCODE. */
  readonly code: string;
  readonly zone: MaybeDecimal;
};

export type PlanBerth = BerthLimits & {
  readonly id: number;
  readonly name: string;
  readonly port: number;
  readonly loadRate: MaybeDecimal;
  readonly dischRate: MaybeDecimal;
};

/** All that clashes are judged by; names are those of the reader's language. */
export type PlanFacts = {
  readonly terms: PlanTerms;
  readonly ships: ReadonlyMap<number, PlanShip>;
  readonly goods: ReadonlyMap<number, PlanGoods>;
  readonly ports: ReadonlyMap<number, PlanPort>;
  readonly berths: ReadonlyMap<number, PlanBerth>;
  /** Names of papers by their codes. */
  readonly papers: ReadonlyMap<string, string>;
  /** Of a day; nothing where the plan asks for none, or whoever asks may not know it. */
  readonly leastTce: MaybeDecimal;
};
