import { connect, createServer, type Socket } from 'node:net';

/** `down` refuses and breaks connections. `hanging` ends none: what goes to the server still arrives, and no answer comes back. */
type State = 'up' | 'down' | 'hanging';

export type Line = {
  /** Where the product is reached over this line, with its base path. */
  readonly url: string;
  readonly set: (next: State) => void;
  readonly close: () => Promise<void>;
};

/** A line between browser and server that can be cut, as a ship's is: below the browser, which does not know of it. */
export async function layLine(to: string): Promise<Line> {
  const target = new URL(to);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: State = 'up';
  const server = createServer((near) => {
    if (state === 'down') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, other] of [pair, [far, near] as const]) {
      from.on('data', (chunk) => {
        if (state === 'up' || from === near) other.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the line has no address');
  const cut = () => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: `http://127.0.0.1:${address.port}${target.pathname}`,
    set(next) {
      const before = state;
      state = next;
      // Where it hung, a part of what went over it is lost.
      if (next === 'down' || before === 'hanging') cut();
    },
    async close() {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}
