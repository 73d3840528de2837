/** Upper ends of the places of the histogram, in seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10] as const;

type Times = { readonly counts: number[]; seconds: number; calls: number };

export type CallTimes = {
  note(method: string, route: string, status: number, ms: number): void;
  /** As Prometheus reads a histogram (its text format 0.0.4). */
  text(): string;
};

/**
 * Duration of calls by route and class of status. Counted by ourselves because it is done at every call: a histogram of prom-client
 * sorts and joins its labels each time, ten microseconds of a call.
 */
export function callTimes(name: string, help: string): CallTimes {
  const byLabels = new Map<string, Times>();

  function timesOf(labels: string): Times {
    const known = byLabels.get(labels);
    if (known) return known;
    const times = { counts: BUCKETS.map(() => 0), seconds: 0, calls: 0 };
    byLabels.set(labels, times);
    return times;
  }

  function linesOf(labels: string, { counts, seconds, calls }: Times): string[] {
    let below = 0;
    const buckets = BUCKETS.map((upper, i) => {
      below += counts[i]!;
      return `${name}_bucket{${labels},le="${upper}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{${labels},le="+Inf"} ${calls}`,
      `${name}_sum{${labels}} ${seconds}`,
      `${name}_count{${labels}} ${calls}`,
    ];
  }

  return {
    note(method, route, status, ms) {
      const times = timesOf(`method="${method}",route="${route}",status="${Math.floor(status / 100)}xx"`);
      const seconds = ms / 1000;
      times.calls += 1;
      times.seconds += seconds;
      const place = BUCKETS.findIndex((upper) => seconds <= upper);
      if (place >= 0) times.counts[place]! += 1;
    },
    text() {
      const lines = [...byLabels].flatMap(([labels, times]) => linesOf(labels, times));
      return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${lines.join('\n')}\n`;
    },
  };
}
