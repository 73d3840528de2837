import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { type LaytimeRow, laytime } from './laytime.resource.ts';
import { statementOf } from './laytime-result.rules.ts';
import { cargoStays, takenOver } from './voyage-stays.server.ts';

const laytimes = recordsOf(laytime);

/** A statement as it would come to, drawn up of the port calls of its voyage as they stand, on the terms that it has. */
export type StatementAnew = {
  readonly row: LaytimeRow;
  /** Code of the currency that its amounts are in. */
  readonly currency: string | null;
  readonly totals: ReturnType<typeof statementOf>['totals'];
};

/** The statements of voyages drawn up anew, with what is private in them: whoever asks has looked at who may see it. */
export async function statementsAnew(ctx: Ctx, voyageIds: readonly number[]): Promise<StatementAnew[]> {
  const rows = await laytimes.find(ctx, { voyageId: voyageIds }, { inner: true });
  if (rows.length === 0) return [];
  const currencies = await ctx.db.query<{ id: number; code: string }>({
    name: 'voyage-laytime-currencies',
    text: `select id, code from ${CURRENCIES} where id = any($1::bigint[])`,
    values: [rows.flatMap(({ currencyId }) => currencyId ?? [])],
  });
  const codes = new Map(currencies.map(({ id, code }) => [id, code]));
  const anew: StatementAnew[] = [];
  for (const [voyageId, own] of Map.groupBy(rows, (row) => row.voyageId)) {
    const stays = await cargoStays(ctx, voyageId);
    if (stays.length === 0) continue;
    for (const row of own) {
      const { totals } = statementOf({ ...row, ...onTermsOf(row, takenOver(stays)) });
      anew.push({ row, currency: codes.get(row.currencyId ?? 0) ?? null, totals });
    }
  }
  return anew;
}

type Port = Omit<LaytimeRow['ports'][number], 'id'>;

/** A port keeps what was agreed for it: the first one of its name and operation that is not taken yet. */
function onTermsOf({ ports: agreed }: LaytimeRow, { ports, facts }: ReturnType<typeof takenOver>) {
  const left = [...agreed];
  return {
    ports: ports.map((port): Port => {
      const at = left.findIndex((one) => one.port === port.port && one.opType === port.opType);
      const [terms] = at < 0 ? [] : left.splice(at, 1);
      return {
        ...port,
        quantity: port.quantity ?? terms?.quantity ?? null,
        allowedHours: terms?.allowedHours ?? null,
        rate: terms?.rate ?? null,
        start: null,
        usedHours: null,
        overHours: null,
      };
    }),
    facts,
  };
}
