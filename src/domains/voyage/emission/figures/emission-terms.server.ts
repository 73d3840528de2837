import type { Ctx } from '../../../../kernel/server/context.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import type { EmissionFuel } from '../emission-words.text.ts';
import type { EuroFuel } from '../rules/fuel-eu.rules.ts';
import { inForce, spans } from '../rules/in-force.rules.ts';
import { ciiLine } from '../tables/cii-line.resource.ts';
import { emissionFuel } from '../tables/emission-fuel.resource.ts';
import { emissionRate } from '../tables/emission-rate.resource.ts';
import { decidedIn } from '../tables/emission-settings.server.ts';
import type { EmissionShip, Terms } from './emission-figures.rules.ts';

const fuels = recordsOf(emissionFuel);
const lines = recordsOf(ciiLine);
const rates = recordsOf(emissionRate);

/** What a year asks of each ship, by the tables that hold at its end. */
export async function termsOf(ctx: Ctx, year: number): Promise<(ship: EmissionShip) => Terms> {
  const [fuelRows, lineRows, [rate], decided] = [
    await fuels.find(ctx, {}),
    await lines.find(ctx, {}),
    await rates.find(ctx, { year }),
    await decidedIn(ctx),
  ];
  const day = `${year}-12-31`;
  const factors = inForce(fuelRows, day, ({ fuel }) => fuel) as ReadonlyMap<EmissionFuel, EuroFuel>;
  const held = [...inForce(lineRows, day, ({ shipType, capacityFrom }) => `${shipType} ${capacityFrom}`).values()];
  return ({ ciiType, dwt }) => ({
    ...decided,
    factors,
    line: held.find((one) => one.shipType === ciiType && dwt !== null && spans(one, dwt)) ?? null,
    reduction: rate?.reduction ?? null,
    allowances: rate?.allowances ?? null,
    fuelReduction: rate?.fuelReduction ?? null,
  });
}
