import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB; asked from outside, so that a busy process is seen too. */
export function memoryOf(pid: number): number {
  try {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kb) / 1024;
  } catch {
    return Number(spawnSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' }).stdout) / 1024;
  }
}

/** Watches a process until `stop`. */
export function peakOf(pid: number): { stop: () => { idleMb: number; peakMb: number } } {
  const idleMb = memoryOf(pid);
  let peakMb = idleMb;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOf(pid));
  }, 25);
  return {
    stop: () => {
      clearInterval(timer);
      return { idleMb, peakMb };
    },
  };
}
