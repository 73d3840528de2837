import { CARGO_CHECKS } from './cargo-checks.rules.ts';
import { type CheckContext, type Finding, RULE_CODES, type Rule, type RuleCode } from './check.rules.ts';
import { CONSUMPTION_CHECKS } from './consumption-checks.rules.ts';
import { ENGINE_CHECKS } from './engine-checks.rules.ts';
import { IDENTITY_CHECKS } from './identity-checks.rules.ts';
import { NOON_CHECKS } from './noon-checks.rules.ts';
import { PASSAGE_CHECKS } from './passage-checks.rules.ts';
import { POSITION_CHECKS } from './position-checks.rules.ts';
import { REQUIRED_CHECKS } from './required-checks.rules.ts';
import { SHIP_CHECKS } from './ship-checks.rules.ts';
import { STOCK_CHECKS } from './stock-checks.rules.ts';

/** Every rule in the order of its code. */
export const ALL_RULES: readonly Rule[] = [
  ...REQUIRED_CHECKS,
  ...IDENTITY_CHECKS,
  ...POSITION_CHECKS,
  ...PASSAGE_CHECKS,
  ...SHIP_CHECKS,
  ...ENGINE_CHECKS,
  ...STOCK_CHECKS,
  ...CONSUMPTION_CHECKS,
  ...CARGO_CHECKS,
  ...NOON_CHECKS,
].sort((a, b) => RULE_CODES.indexOf(a.code) - RULE_CODES.indexOf(b.code));

/** Rules that refuse the save (4.3); every other one only writes a finding. */
const REFUSING: readonly RuleCode[] = ['REQUIRED', 'R01', 'R02', 'R03', 'R04', 'R17', 'R23', 'R25', 'R29', 'R31'];

export function refusesSave(code: RuleCode): boolean {
  return REFUSING.includes(code);
}

/** All findings of a derived report, by rule code. */
export function checkReport(context: CheckContext): Finding[] {
  return ALL_RULES.flatMap((rule) => rule.check(context));
}
