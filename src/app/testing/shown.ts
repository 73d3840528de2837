import type { Flow } from '../../kernel/flow/flow.ts';
import { childOf, fieldsOf, snake, tableNameOf } from '../../kernel/resource/resource.ts';
import type { Db } from '../../kernel/server/db/db.ts';
import type { Company } from './company.ts';

/** Every state of every flow that a kind of record or of line declares, `purchasing.purchaseOrder.orderStatus DRAFT`, that no row is in. */
export async function missingStates(db: Db): Promise<string[]> {
  const resources = [...db.declared.resources.values()];
  const kinds = new Set([
    ...resources,
    ...resources.flatMap((one) => fieldsOf(one, 'lines').map(([, field]) => childOf(field))),
  ]);
  const missing: string[] = [];
  for (const kind of kinds) {
    for (const [name, { options }] of fieldsOf(kind, 'state')) {
      const rows = await db.query<{ state: string }>(
        `select distinct "${snake(name)}" as state from ${tableNameOf(kind)}`,
      );
      const shown = new Set(rows.map(({ state }) => state));
      for (const state of Object.keys((options as Flow).states))
        if (!shown.has(state)) missing.push(`${kind.name}.${name} ${state}`);
    }
  }
  return missing.sort();
}

/** What comes to people: kinds of messages, levels of findings, and what waits for one of the accounts on the home page. */
export async function shownTo(company: Company): Promise<{ messages: string[]; levels: string[]; feeds: string[] }> {
  const texts = async (sql: string): Promise<string[]> =>
    (await company.db.query<{ text: string }>(sql)).map(({ text }) => text);
  const feeds = new Set<string>();
  for (const account of company.accounts) {
    const call = await company.signIn(account);
    const { body } = await call<{ items: { kind: string }[]; kinds: { key: string; count: number }[] }>(
      'GET',
      '/api/feed',
    );
    for (const { key, count } of body.kinds) if (count > 0) feeds.add(key);
  }
  return {
    messages: await texts('select distinct kind as text from communication_message order by 1'),
    levels: await texts('select distinct level as text from voyage_finding order by 1'),
    feeds: [...feeds].sort(),
  };
}
