import type { AnyResource } from '../../../../kernel/resource/resource.ts';
import { type Ctx, systemContext } from '../../../../kernel/server/context.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import type { App } from '../../../../kernel/server/module.ts';
import { ciiLine } from './cii-line.resource.ts';
import { emissionFuel } from './emission-fuel.resource.ts';
import { emissionRate } from './emission-rate.resource.ts';
import { PUBLISHED_FUELS, PUBLISHED_LINES, PUBLISHED_RATES } from './published-tables.rules.ts';

const TABLES: readonly (readonly [AnyResource, string, readonly object[]])[] = [
  [emissionFuel, 'select exists (select from voyage_emission_fuel) as filled', PUBLISHED_FUELS],
  [ciiLine, 'select exists (select from voyage_cii_line) as filled', PUBLISHED_LINES],
  [emissionRate, 'select exists (select from voyage_emission_rate) as filled', PUBLISHED_RATES],
];

/** The published figures, where a table has none yet; what the company changed since stays as it is. */
export async function seedEmissionTables(ctx: Ctx): Promise<void> {
  // Nodes that start together fill them once.
  await ctx.db.query("select pg_advisory_xact_lock(hashtext('voyage.emission-tables'))");
  for (const [resource, isFilled, rows] of TABLES) {
    const [found] = await ctx.db.query<{ filled: boolean }>(isFilled);
    if (found?.filled) continue;
    for (const row of rows) await recordsOf(resource).create(ctx, { ...row });
  }
}

/** A database of before has no such rows: it gets them when the product starts on it. */
export const fillEmissionTables = ({ db, now }: App): Promise<void> =>
  db.transaction((tx) => seedEmissionTables(systemContext(tx, { now: now(), reason: '初始数据' })));
