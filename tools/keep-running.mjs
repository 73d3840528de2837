import { setTimeout as delay } from 'node:timers/promises';

/** A server that ran for so long did not die of how it was started. */
const STEADY_MS = 60_000;
const MOST_DEATHS = 5;

/**
 * A server that served and died (out of memory, killed) is started again on its port; one that does not come up, or dies again and
 * again, ends with its code, which a supervisor of the machine sees.
 * @template {{ port: number }} Options
 * @param {(options: Options, ...stdio: 'ipc'[]) => Promise<{ code: number, asked: boolean, told: unknown }>} run
 * @param {Options} options
 * @returns {Promise<{ code: number }>}
 */
export async function keepRunning(run, options) {
  let given = options;
  for (let deaths = 0; ; ) {
    const began = Date.now();
    const { code, asked, told } = await run(given, 'ipc');
    if (asked || code === 0 || !told?.port) return { code };
    deaths = Date.now() - began > STEADY_MS ? 1 : deaths + 1;
    if (deaths > MOST_DEATHS) {
      console.error(
        `服务连续 ${deaths} 次意外结束，不再重启。The server died ${deaths} times in a row and stays down.`,
      );
      return { code };
    }
    console.error(`服务意外结束（${code}），重新启动。The server ended unexpectedly (${code}) and is started again.`);
    given = { ...options, port: told.port };
    if (deaths > 1) await delay(500 * 2 ** deaths);
  }
}
