import { statfs } from 'node:fs/promises';
import { cpus, freemem, totalmem } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '../../../kernel/server/db/db.ts';
import { traffic } from '../../../kernel/server/http/traffic.ts';

/** One look at the process and its machine; bytes, per mille, microseconds. */
export type Sample = {
  cpu: number;
  machineCpu: number;
  resident: number;
  heap: number;
  machineMemory: number;
  diskUsed: number;
  diskTotal: number;
  loopDelay: number;
  loopDelayMax: number;
  connections: number;
  databaseConnections: number;
  calls: number;
};

/** How often the event loop is asked, in ms; the histogram counts this span as part of each delay. */
const RESOLUTION_MS = 50;

const microseconds = (nanoseconds: number): number =>
  Math.max(0, Math.round(nanoseconds / 1000) - RESOLUTION_MS * 1000) || 0;

/** Busy and whole time of all processors since the machine started, in ms. */
function machineTimes(): { busy: number; all: number } {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.idle + times.irq;
  }
  return { busy: all - idle, all };
}

const perMille = (part: number, whole: number): number =>
  whole > 0 ? Math.min(1000, Math.max(0, Math.round((part / whole) * 1000))) : 0;

/** Looks at the process again and again; each answer tells of the span since the one before. */
export function startSampler(options: { db: Database; dataDir: string }): {
  take: () => Promise<Sample>;
  stop: () => void;
} {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // The first look tells of all the time since the process and the machine began.
  let cpu: NodeJS.CpuUsage = { user: 0, system: 0 };
  let at = performance.now() - process.uptime() * 1000;
  let machine = { busy: 0, all: 0 };
  let calls = traffic.calls;
  const processors = cpus().length || 1;
  return {
    async take() {
      const used = process.cpuUsage(cpu);
      const span = performance.now() - at;
      const now = machineTimes();
      const { rss, heapUsed } = process.memoryUsage();
      const disk = await statfs(options.dataDir).catch(() => undefined);
      const sample: Sample = {
        cpu: perMille((used.user + used.system) / 1000, span * processors),
        machineCpu: perMille(now.busy - machine.busy, now.all - machine.all),
        resident: rss,
        heap: heapUsed,
        machineMemory: totalmem() - freemem(),
        diskUsed: disk ? (disk.blocks - disk.bfree) * disk.bsize : 0,
        diskTotal: disk ? disk.blocks * disk.bsize : 0,
        loopDelay: microseconds(delay.percentile(99)),
        loopDelayMax: microseconds(delay.max),
        connections: traffic.connections,
        databaseConnections: options.db.stats().total,
        calls: traffic.calls - calls,
      };
      cpu = process.cpuUsage();
      at = performance.now();
      machine = now;
      calls = traffic.calls;
      delay.reset();
      return sample;
    },
    stop: () => void delay.disable(),
  };
}
