import { add, type Decimal, orZero, sum } from '../../../kernel/value/decimal.ts';
import type { CargoRecord } from '../reports/cargo.rules.ts';
import type { Finding } from '../reports/checks/check.rules.ts';
import { checkContextOf, type ReportSurroundings } from '../reports/checks/check-context.rules.ts';
import { checkReport } from '../reports/checks/check-report.rules.ts';
import { type MovementState, movementAfter } from '../reports/movement-state.rules.ts';
import { averageSpeed } from '../reports/passage.rules.ts';
import type { Report } from '../reports/report.rules.ts';

/** A kept report, and what stands in its record beside it. */
export type ChainReport = {
  readonly report: Report;
  readonly movementState: MovementState | null;
  readonly voyageKind: 'TRADE' | 'REPAIR';
  /** What was no future when it was submitted is none now. */
  readonly submitTime: string;
};

export type ChainFacts = Pick<ReportSurroundings, 'ship' | 'ports' | 'exemptions' | 'now'>;

export type Judged = { readonly of: ChainReport; readonly findings: readonly Finding[] };

/** As many reports before one as the rules look at. */
const RECENT = 10;

type VoyageSoFar = { miles: Decimal; hours: Decimal; loaded: Decimal; discharged: Decimal };

const NOTHING: VoyageSoFar = { miles: '0', hours: '0', loaded: '0', discharged: '0' };

const worked = (cargos: readonly CargoRecord[], opType: CargoRecord['opType']): Decimal =>
  orZero(sum(cargos.filter((one) => one.opType === opType).map((one) => one.blQty ?? one.shoreQty ?? one.shipQty)));

/**
 * Judges the reports of a ship one after the other, in the order of time, by the same rules and the same surroundings as when one of
 * them is saved; each is judged once the next one is known.
 */
export function chainJudge(facts: ChainFacts): {
  push(next: ChainReport): Judged | null;
  end(): Judged | null;
} {
  const recent: Report[] = [];
  const voyages = new Map<string, VoyageSoFar>();
  let state: MovementState | null = null;
  let held: ChainReport | null = null;

  function settle(of: ChainReport, next: Report | null): Judged {
    const { report } = of;
    const voyage = voyages.get(report.voyageId ?? '') ?? NOTHING;
    const findings = checkReport(
      checkContextOf(report, {
        ...facts,
        now: of.submitTime > facts.now ? of.submitTime : facts.now,
        previous: recent[0] ?? null,
        next,
        recent: [...recent],
        movementState: state,
        voyageKind: of.voyageKind,
        voyageSpeed: averageSpeed({ distance: voyage.miles, hours: voyage.hours }),
        cargoBefore: { loaded: voyage.loaded, discharged: voyage.discharged },
      }),
    );
    voyages.set(report.voyageId ?? '', {
      miles: add(voyage.miles, orZero(report.ssDist)),
      hours: add(voyage.hours, orZero(report.ssTime)),
      loaded: add(voyage.loaded, worked(report.cargos, 'LOADING')),
      discharged: add(voyage.discharged, worked(report.cargos, 'DISCHARGING')),
    });
    state = of.movementState ?? movementAfter({ before: null, report });
    recent.unshift(report);
    recent.length = Math.min(recent.length, RECENT);
    return { of, findings };
  }

  return {
    push(next) {
      const judged = held && settle(held, next.report);
      held = next;
      return judged;
    },
    end() {
      const judged = held && settle(held, null);
      held = null;
      return judged;
    },
  };
}
