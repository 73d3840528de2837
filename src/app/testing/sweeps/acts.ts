import { describe, expect, test } from 'vitest';
import { type AnyResource, snake, tableNameOf } from '../../../kernel/resource/resource.ts';
import { isPersonal } from '../../../kernel/resource/scope.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { filledPath, nameOf, type Row, type Sweep } from './sweep.ts';

type Act = NonNullable<Endpoint['act']>;
type Done = Endpoint & { readonly act: Act };

type Found = Row & { readonly state: string; readonly owner?: number };

/** The field that names whose alone a record is; of several people the first. */
const ownerOf = ({ scope }: Pick<AnyResource, 'scope'>): string | undefined => {
  if (scope === undefined || scope === 'all') return undefined;
  if ('anyOf' in scope && scope.anyOf) return isPersonal({ scope }) ? ownerOf({ scope: scope.anyOf[0]! }) : undefined;
  return 'own' in scope ? scope.own : undefined;
};

const REASON = '扫查';

/** A declared act is refused in a wrong state, over what somebody changed meanwhile, and a second time; none of these changes anything. */
export function sweepActs(sweep: Sweep): void {
  const { company, given } = sweep;
  const kinds = new Set(sweep.resources.map(({ name }) => name));
  const acts = sweep.endpoints.filter((one): one is Done => one.act !== undefined && kinds.has(one.act.resource.name));
  if (acts.length === 0) return;

  // One person throughout: what is sent twice is told by who sent it. What is one person's alone is sent by that one.
  const people = new Map<number | undefined, Send>();
  const asOf = (owner: number | undefined): Send => {
    // What nobody holds by a pattern is held by name.
    const held = acts.map(({ route }) => String(route.permission));
    const permissions = new Set(['*', ...held]);
    const known = people.get(owner) ?? company().as({ permissions, ...(owner !== undefined && { id: owner }) });
    people.set(owner, known);
    return known;
  };
  const send = (endpoint: Done, { id, version, owner }: Found, key?: string) => {
    const own = given.bodies?.[nameOf(endpoint)]?.body as object | undefined;
    const body = { ...own, ...(endpoint.act.transition.reason && { reason: REASON }), version };
    const url = filledPath(endpoint.route.path, id);
    return asOf(owner)<Row & { code?: string }>('POST', url, body, key ? { 'idempotency-key': key } : undefined);
  };
  const rowsIn = async ({ act }: Done): Promise<Found[]> => {
    const column = snake(act.field);
    const own = ownerOf(act.resource);
    return company().db.query(
      `select distinct on (${column}) id, version, ${column} as state${own ? `, ${snake(own)} as owner` : ''} from ${tableNameOf(act.resource)} where deleted_at is null order by ${column}, id desc`,
    );
  };
  const standOf = ({ act }: Done): Promise<unknown[]> =>
    company().db.query(`select count(*), sum(version) from ${tableNameOf(act.resource)}`);

  describe('an act', () => {
    test.each(acts.map((one) => [nameOf(one), one] as const))(
      '%s is refused in a wrong state, stale and twice',
      async (_name, endpoint) => {
        const { transition } = endpoint.act;
        const rows = await rowsIn(endpoint);
        const before = await standOf(endpoint);
        const answers: unknown[] = [];
        for (const row of rows) {
          const late = await send(endpoint, { ...row, version: row.version + 1 });
          answers.push([row.state, late.status, late.body.code]);
          if (transition.from.includes(row.state)) continue;
          const wrong = await send(endpoint, row);
          answers.push([row.state, wrong.status, wrong.body.code]);
        }
        const expected = rows.flatMap(({ state }) => [
          [state, 409, 'STALE'],
          ...(transition.from.includes(state) ? [] : [[state, 409, 'WRONG_STATE']]),
        ]);
        expect(answers).toEqual(expected);
        expect(await standOf(endpoint)).toEqual(before);

        const ready = rows.find(({ state }) => transition.from.includes(state));
        if (!ready) return;
        const key = `sweep-acts-${endpoint.act.name}-${ready.id}`;
        const first = await send(endpoint, ready, key);
        if (first.status !== 200) return;
        const after = await standOf(endpoint);
        const again = await send(endpoint, ready, key);
        expect([again.status, again.body]).toEqual([200, first.body]);
        if (transition.to) expect((await send(endpoint, ready)).status).toBe(409);
        expect(await standOf(endpoint)).toEqual(after);
      },
      60_000,
    );
  });
}
