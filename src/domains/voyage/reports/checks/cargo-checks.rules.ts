import { abs, gt, mul, round, sub } from '../../../../kernel/value/decimal.ts';
import { needsCargoProtest } from '../cargo.rules.ts';
import type { ReportType } from '../report.rules.ts';
import { type Hit, rule } from './check.rules.ts';

/** Share of the cargo by which the figure on board may differ. */
const ON_BOARD_SHARE = '0.005';

/** Reports of leaving the berth hold the cargo worked since the last report, before the ship moved (3.3, cargo records). */
const WORKED_BEFORE: readonly ReportType[] = ['LIGHTERING', 'DEPARTURE', 'SHIFT'];

export const CARGO_CHECKS = [
  rule({
    code: 'R30',
    level: 'W',
    title: { zh: '货量差超限须递交抗议书', en: 'Letter of protest for a cargo difference' },
    message: {
      zh: '货量差率 {found}% 超过 {expected}%，未递交抗议书',
      en: 'Cargo difference {found} % is beyond {expected} % without a letter of protest',
    },
    check: ({ report, ship }) =>
      report.cargos.flatMap((cargo, i): Hit[] =>
        !cargo.protest && needsCargoProtest({ differenceRate: cargo.differenceRate, limit: ship.cargoDifferenceRate })
          ? [{ field: `cargos.${i}.protest`, found: cargo.differenceRate, expected: ship.cargoDifferenceRate }]
          : [],
      ),
  }),
  rule({
    code: 'R31',
    level: 'E',
    title: { zh: '航行或锚泊中不得装卸货，过驳除外', en: 'No cargo work under way or at anchor, except lightering' },
    message: {
      zh: '船舶在航行或锚泊，不能有货物作业；过驳填过驳报',
      en: 'No cargo work while sailing or at anchor; lightering has its own report',
    },
    check: ({ report, voyageKind }) => {
      if (report.cargos.length > 0 && voyageKind === 'REPAIR') {
        return { field: 'cargos', message: { zh: '修理航次没有货物作业', en: 'A repair voyage carries no cargo' } };
      }
      const moving = report.shipStatus === 'SAILING' || report.shipStatus === 'ANCHORING';
      return report.cargos.length > 0 && moving && !WORKED_BEFORE.includes(report.rptType) ? { field: 'cargos' } : null;
    },
  }),
  rule({
    code: 'R32',
    level: 'E',
    title: { zh: '在船货量等于装货减卸货', en: 'Cargo on board equals loaded less discharged' },
    message: {
      zh: '在船货量 {found} t，装卸推算为 {expected} t，相差超过 0.5%',
      en: 'Cargo on board {found} t; {expected} t by the operations, more than 0.5 % off',
    },
    check: ({ cargo }) => {
      if (!cargo) return null;
      const expected = sub(cargo.loaded, cargo.discharged);
      const off = abs(sub(cargo.onBoard, expected));
      return gt(off, mul(cargo.loaded, ON_BOARD_SHARE))
        ? { field: 'cargos', found: round(cargo.onBoard, 3), expected: round(expected, 3) }
        : null;
    },
  }),
];
