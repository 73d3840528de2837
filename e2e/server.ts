import { once } from 'node:events';
import { companyPlace, emptyPlace, type Place } from './place.ts';
import { startProduct } from './process.ts';

export { DEMO_PASSWORD } from './process.ts';

export type TestServer = {
  /** Where the product answers, with its base path and a slash at the end: `http://127.0.0.1:43210/fairway/`. */
  readonly baseUrl: string;
  readonly place: Place;
  readonly stop: () => Promise<void>;
};

/**
 * The built product over a copy of the demo company, `empty`, or over a place that is given, which stays when the server stops.
 */
export async function startServer({
  captcha = false,
  empty = false,
  place: given,
}: {
  captcha?: boolean;
  empty?: boolean;
  place?: Place;
} = {}): Promise<TestServer> {
  const place = given ?? (await (empty ? emptyPlace() : companyPlace()));
  const { child, said, baseUrl } = startProduct({
    place,
    args: empty ? ['--empty'] : [],
    env: { NODE_ENV: 'production', CAPTCHA: captcha ? 'on' : 'off', LOG_LEVEL: 'warn' },
  });
  const ended = once(child, 'close');
  let stopping = false;
  child.once('exit', (code, signal) => {
    if (!stopping) console.error(`the server ended with ${code ?? signal}:\n${said()}`);
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    child.kill('SIGTERM');
    await ended;
    if (!given) await place.remove();
  };
  try {
    return { baseUrl: await baseUrl, place, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
