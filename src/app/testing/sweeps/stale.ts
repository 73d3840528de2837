import { describe, expect, test } from 'vitest';
import { type AnyResource, pathOf, tableNameOf } from '../../../kernel/resource/resource.ts';
import { offers, type Row, type Sweep } from './sweep.ts';

/** A save over what somebody else saved meanwhile is refused and changes nothing; so is one that does not say what it saw. */
export function sweepStale(sweep: Sweep): void {
  const { company } = sweep;
  const changed = sweep.resources.filter((one) => offers(sweep, 'PUT', pathOf(one)));
  if (changed.length === 0) return;

  describe('a save that saw an older record', () => {
    test.each(changed.map((one) => [one.name, one] as const))(
      'of %s is refused and changes nothing',
      async (_name, resource) => {
        const as = company().as();
        const found = await newest(sweep, resource);
        expect(found).toBeDefined();
        const { id, version } = found!;
        const before = await textOf(sweep, resource, id);
        const write = async (saw: unknown): Promise<number> =>
          (
            await as('PUT', pathOf(resource), {
              id,
              version: saw,
              ...('remark' in resource.fields && { remark: '迟' }),
            })
          ).status;
        const removes = offers(sweep, 'DELETE', `${pathOf(resource)}/:id`);
        const others = [version + 1, ...(version > 1 ? [version - 1] : [])];
        const stale = await inTurn(others, write);
        const gone = removes ? [(await as('DELETE', `${pathOf(resource)}/${id}?version=${version + 1}`)).status] : [];
        const unsaid = await inTurn([undefined, null, 0, 'x', 1.5, [version]], write);
        expect([...stale, ...gone, ...unsaid].filter((status) => status < 400 || status >= 500)).toEqual([]);
        expect(await textOf(sweep, resource, id)).toEqual(before);
        // A record that nobody may change now is refused for that, whatever one saw of it.
        const open = (await as('PUT', pathOf(resource), { id, version })).status === 200;
        if (open) expect(stale.filter((status) => status !== 409)).toEqual([]);
      },
    );
  });
}

async function newest({ company }: Sweep, resource: AnyResource): Promise<Row | undefined> {
  const [row] = await company().db.query<Row>(
    `select id, version from ${tableNameOf(resource)} where deleted_at is null order by id desc limit 1`,
  );
  return row;
}

/** One after the other: each must find what the one before left. */
async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<number>): Promise<number[]> {
  const done: number[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

const textOf = ({ company }: Sweep, resource: AnyResource, id: number): Promise<unknown[]> =>
  company().db.query(`select t::text from ${tableNameOf(resource)} t where id = $1`, [id]);
