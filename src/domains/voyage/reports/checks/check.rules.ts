import { fill, type Text, type TextValues } from '../../../../kernel/text.ts';
import type { MovementState } from '../movement-state.rules.ts';
import type { PastReport, Report } from '../report.rules.ts';
import type { ReportShip } from '../report-ship.rules.ts';

/** E blocks confirmation, W needs a reason, I informs. */
type Level = 'E' | 'W' | 'I';

export const RULE_CODES = [
  'REQUIRED',
  'TIMES',
  'BDN',
  ...(['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10', 'R11', 'R12'] as const),
  ...(['R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R21', 'R22', 'R23', 'R24'] as const),
  ...(['R25', 'R26', 'R27', 'R28', 'R29', 'R30', 'R31', 'R32', 'R33', 'R34', 'R35', 'R36'] as const),
  'R37',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

export type Finding = {
  readonly code: RuleCode;
  readonly level: Level;
  /** Path such as `ssTime`, `oil.ME_CONST.runningHour`, `oil.ADJUST.VLSFO`, `bunkers.0.protest`, `times.fullAway`. */
  readonly field: string;
  /** With its figures filled in. */
  readonly message: Text;
  /** Figures, as decimal text; null where the message says it in words. */
  readonly found: string | null;
  readonly expected: string | null;
  /** The reason that the report itself already gives; such a finding counts as reasoned. */
  readonly reason: string | null;
};

export type PortFacts = { readonly eca: boolean };

/**
 * What rules see. A rule whose facts are absent stays silent. `recent` are the reports before this one, newest first, up to
 * ten, `previous` being the first of them.
 */
export type CheckContext = {
  readonly report: Report;
  readonly previous: Report | null;
  readonly next?: Report | null;
  readonly recent: readonly PastReport[];
  readonly ship: ReportShip;
  /** State before the report. */
  readonly movementState: MovementState | null;
  /** UTC time of the check. */
  readonly now: string;
  readonly template?: ReadonlySet<string>;
  readonly voyageKind?: 'TRADE' | 'REPAIR';
  /** Mean speed of the voyage so far; taken from `recent` when absent. */
  readonly voyageSpeed?: string | null;
  /** Facts of ports by id. */
  readonly ports?: Readonly<Record<string, PortFacts>>;
  /** Port the ship is in, when it is in one. */
  readonly presentPort?: string | null;
  /** Whether the ship burnt this report's fuel inside an emission control area, when that is known better than by port. */
  readonly insideEca?: boolean;
  /** Tonnes loaded and discharged in the voyage up to this report, and on board by figure. */
  readonly cargo?: { readonly loaded: string; readonly discharged: string; readonly onBoard: string };
  /** Mean shaft power of the interval, kW. */
  readonly mainEnginePower?: string | null;
  /** Miles sailed by AIS during ssTime. */
  readonly aisDistance?: string | null;
  /** Periods without noon reports, UTC. */
  readonly exemptions?: readonly { readonly from: string; readonly to: string }[];
};

export type Hit = {
  field: string;
  found?: string | null;
  expected?: string | null;
  values?: TextValues;
  message?: Text;
  level?: Level;
  reason?: string | null;
};

export type Rule = {
  readonly code: RuleCode;
  readonly level: Level;
  /** What the rule asks, for lists of rules. */
  readonly title: Text;
  readonly check: (context: CheckContext) => Finding[];
};

/** A rule from its data: the message's `{found}` and `{expected}` are filled from each hit. */
export function rule(definition: {
  code: RuleCode;
  level: Level;
  title: Text;
  message: Text;
  check: (context: CheckContext) => Hit | readonly Hit[] | null | undefined;
}): Rule {
  const { code, level, title } = definition;
  const check = (context: CheckContext): Finding[] => {
    const hits = definition.check(context) ?? [];
    return [hits].flat().map((hit) => ({
      code,
      level: hit.level ?? level,
      field: hit.field,
      message: fill(hit.message ?? definition.message, {
        found: hit.found ?? '—',
        expected: hit.expected ?? '—',
        ...hit.values,
      }),
      found: hit.found ?? null,
      expected: hit.expected ?? null,
      reason: hit.reason ?? null,
    }));
  };
  return { code, level, title, check };
}
