import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/**
 * COPY over pg, which brings none of its own: what pg calls on a query it was given (its `Submittable`), as far as COPY needs it.
 * Only for clients without pipelining.
 */
type Connection = {
  stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};
type Copy = {
  submit(connection: Connection): void;
  handleCopyData?(message: { chunk: Buffer }): void;
  handleCopyInResponse?(connection: Connection): void;
  handleCommandComplete(message: { text: string }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
};

const submit = (client: pg.ClientBase, copy: Copy): void => {
  client.query(copy as unknown as pg.Submittable);
};

/** Rows come one a message; they leave in blocks of this size. */
const BLOCK = 262_144;

/** What `COPY ... TO STDOUT` gives, in blocks. The server is held back while nobody reads. */
export function copyOut(client: pg.ClientBase, statement: string): Readable {
  let connection: Connection | undefined;
  let block: Buffer[] = [];
  let size = 0;
  const out = new Readable({
    highWaterMark: BLOCK,
    read: () => connection?.stream.resume(),
    // What nobody wants any more still has to leave the socket, or the connection could not end.
    destroy(error, done) {
      connection?.stream.resume();
      done(error);
    },
  });
  const flush = (): boolean => {
    // A copy: the parser uses its buffer again for what comes next.
    const whole = Buffer.concat(block);
    block = [];
    size = 0;
    return whole.length === 0 || out.push(whole);
  };
  submit(client, {
    submit(given) {
      connection = given;
      given.query(statement);
    },
    handleCopyData({ chunk }) {
      if (out.destroyed) return;
      block.push(Buffer.from(chunk));
      size += chunk.length;
      if (size >= BLOCK && !flush()) connection?.stream.pause();
    },
    handleCommandComplete: () => {},
    handleReadyForQuery() {
      if (out.destroyed) return;
      flush();
      out.push(null);
    },
    handleError: (error) => void out.destroy(error),
  });
  return out;
}

/** Feeds `COPY ... FROM STDIN`; answers how many rows came in. */
export function copyIn(client: pg.ClientBase, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let rows = 0;
  const feed = async (connection: Connection): Promise<void> => {
    for await (const chunk of source) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  };
  submit(client, {
    submit: (connection) => connection.query(statement),
    handleCopyInResponse: (connection) =>
      void feed(connection).catch((error: Error) => connection.sendCopyFail(error.message)),
    handleCommandComplete({ text }) {
      rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
    },
    handleReadyForQuery: () => resolve(rows),
    handleError: reject,
  });
  return promise;
}
