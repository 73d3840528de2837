const computedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export type StallMeter = { worstMs: () => number; reset: () => void; stop: () => void };

/**
 * How long this thread computes without looking at anybody else. The time during which the machine was busy with something else does
 * not count, so that the figure is the same on an idle machine and on a full one.
 */
export function stallMeter(): StallMeter {
  let worst = 0;
  let last = computedMs();
  let timer: NodeJS.Timeout;
  const look = (): void => {
    const now = computedMs();
    worst = Math.max(worst, now - last);
    last = now;
    timer = setTimeout(look, 1);
  };
  look();
  return {
    worstMs: () => worst,
    reset: () => {
      worst = 0;
    },
    stop: () => clearTimeout(timer),
  };
}
