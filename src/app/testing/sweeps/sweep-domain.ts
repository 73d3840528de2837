import { afterAll, beforeAll } from 'vitest';
import { onlyKinds } from '../../../kernel/testing/only.ts';
import { KERNEL_ENDPOINTS } from '../../assemble.ts';
import { modules } from '../../domains.server.ts';
import { type Company, companyServer } from '../company.ts';
import { isSwept } from '../swept.ts';
import { sweepAccess } from './access.ts';
import { sweepActs } from './acts.ts';
import { sweepHostile } from './hostile.ts';
import { sweepInert } from './inert.ts';
import { sweepOtherShips } from './other-ships.ts';
import { sweepOtherSuppliers } from './other-suppliers.ts';
import { sweepPrivate } from './private.ts';
import { sweepStale } from './stale.ts';
import type { Sweep, SweepRows } from './sweep.ts';

/** Calls that no domain brings are swept under this name. */
export const KERNEL = 'kernel';

/**
 * Everything that holds for every call and every kind of record, over those of one domain: who may call, whose rows are shown, what is told
 * to nobody, what a stale or repeated write does, and that nothing that is sent breaks anything. Each domain calls it in its
 * `<domain>.sweeps.server.test.ts` with what only it knows.
 */
export function sweepDomain(domain: string, given: SweepRows = {}): void {
  let company: Company;
  beforeAll(async () => {
    company = await companyServer();
    await given.rows?.(company);
  }, 180_000);
  afterAll(() => company.close());

  const module = modules.find(({ name }) => name === domain);
  if (!module && domain !== KERNEL) throw new Error(`no domain is named ${domain}`);
  const only = onlyKinds();
  const resources = module?.resources ?? [];
  const sweep: Sweep = {
    domain,
    endpoints: module?.endpoints.filter(({ route }) => isSwept(route.path)) ?? KERNEL_ENDPOINTS,
    resources: only ? resources.filter(({ name }) => only.has(name)) : resources,
    company: () => company,
    given,
  };
  // What only reads comes first: those below it change rows.
  sweepAccess(sweep);
  sweepOtherShips(sweep);
  sweepOtherSuppliers(sweep);
  sweepPrivate(sweep);
  sweepStale(sweep);
  sweepInert(sweep);
  sweepHostile(sweep);
  sweepActs(sweep);
}
