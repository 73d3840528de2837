import type { App } from '../module.ts';
import { LIVE_EVENT, type LiveEvent } from './live.ts';

/** Hears what was told and hands it to whoever has a socket here. */
type Hub = {
  /** What was told to a user after an event, or of late when there is none, and ten minutes before; oldest first. */
  missed(userId: number, after: number | undefined): Promise<LiveEvent[]>;
  /** The numbers of what a user was told of late. */
  recent(userId: number): Promise<number[]>;
  last(): Promise<number>;
  stop(): void;
};

/**
 * Numbers are given when a row is written and events are heard when its transaction commits: number 7 may come after number 8, and
 * a browser that heard 8 and lost its line would never ask for 7. So a resume goes back this much before the last event heard, and
 * the browser leaves out what it has heard already, by number. No transaction is as long: a statement ends after two
 * minutes, an idle transaction after one.
 */
const OVERLAP = '10 minutes';
const COLUMNS = 'id, at, users, topic, data';

export function createHub(app: App, deliver: (events: readonly LiveEvent[]) => void, anybody: () => boolean): Hub {
  let waiting: number[] = [];
  // One after the other: what was told first is handed out first.
  let fetching: Promise<void> = Promise.resolve();
  const fetchWaiting = async (): Promise<void> => {
    const ids = waiting;
    waiting = [];
    if (ids.length === 0) return;
    const events = await app.db.query<LiveEvent>({
      name: 'kernel-live-fetch',
      text: `select ${COLUMNS} from kernel_live_event where id = any($1::bigint[]) order by array_position($1::bigint[], id)`,
      values: [ids],
    });
    deliver(events);
  };
  const catchUp = async (): Promise<void> => {
    if (!anybody()) return;
    deliver(
      await app.db.query<LiveEvent>(
        `select ${COLUMNS} from kernel_live_event where at > now() - interval '${OVERLAP}' order by id`,
      ),
    );
  };
  const failed = (err: unknown): void => app.log.warn({ err }, 'live events');
  const leave = [
    app.events.on(LIVE_EVENT, (payload) => {
      if (!anybody()) return;
      // What is told while another is on its way is fetched together.
      if (waiting.push((payload as { id: number }).id) === 1) fetching = fetching.then(fetchWaiting).catch(failed);
    }),
    app.events.onGap(() => void catchUp().catch(failed)),
  ];
  return {
    missed: (userId, after) =>
      app.db.query<LiveEvent>(
        `select ${COLUMNS} from kernel_live_event where users @> array[$1::bigint]
         and at > coalesce((select at from kernel_live_event where id = $2), $3::timestamptz) - interval '${OVERLAP}' order by id`,
        // An event that is kept no more lies further back than anything that is.
        [userId, after ?? null, after === undefined ? 'now' : '-infinity'],
      ),
    async recent(userId) {
      const rows = await app.db.query<{ id: number }>(
        `select id from kernel_live_event where users @> array[$1::bigint] and at > now() - interval '${OVERLAP}'`,
        [userId],
      );
      return rows.map(({ id }) => id);
    },
    async last() {
      const [row] = await app.db.query<{ last: number | null }>('select max(id) as last from kernel_live_event');
      return row?.last ?? 0;
    },
    stop: () => {
      for (const each of leave) each();
    },
  };
}
