// Bare Fastify + pg: what somebody would write by hand for the same rows, with the statements that the product sends.
import fastify from 'fastify';
import pg from 'pg';
import type { Statement } from '../../src/kernel/server/db/db.ts';
import { openDatabase } from '../../src/kernel/server/db/db.ts';
import { answerBench } from './answering.ts';

/** Each list is its page and its count; a read is the record and its kinds of lines, all by the same id. */
export type BareConfig = {
  url: string;
  lists: Readonly<Record<string, readonly Statement[]>>;
  read: readonly Statement[];
  inserts: Readonly<Record<string, Statement>>;
};

const config: BareConfig = JSON.parse(process.argv[2]!);
void openDatabase; // its module tells pg how values are read, the same for both
const pool = new pg.Pool({ connectionString: config.url, max: 12, options: '-c timezone=UTC' });
const server = fastify();
const rowsOf = async (statement: Statement): Promise<Record<string, unknown>[]> =>
  (await pool.query(statement as pg.QueryConfig)).rows;

/** As the product asks: for the record by itself or as a list of one, with what else it says, such as the moment. */
const askedFor = (id: number, { values: [asked, ...rest] = [] }: Statement): unknown[] => [
  Array.isArray(asked) ? [id] : id,
  ...rest,
];

server.get<{ Params: { name: string } }>('/list/:name', async ({ params }) => {
  const [content, count] = await Promise.all(config.lists[params.name]!.map(rowsOf));
  return { content, totalElements: count?.[0]?.n };
});
server.get<{ Params: { id: string } }>('/read/:id', async ({ params }) => {
  const [rows, ...lines] = await Promise.all(
    config.read.map((s) => rowsOf({ ...s, values: askedFor(Number(params.id), s) })),
  );
  return { ...rows?.[0], lines };
});
server.post<{ Params: { name: string }; Body: unknown[] }>('/create/:name', async ({ params, body }) => {
  const [row] = await rowsOf({ ...config.inserts[params.name]!, values: body });
  return row;
});
await server.listen({ port: 0, host: '127.0.0.1' });
const address = server.server.address();
answerBench(typeof address === 'object' && address ? address.port : 0, {
  stop: () => server.close().then(() => pool.end()),
});
