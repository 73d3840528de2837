import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Clock } from '../src/kernel/server/clock.ts';
import { testClock } from '../src/kernel/testing/clock.ts';
import { testDatabase } from '../src/kernel/testing/database.ts';

declare module 'vitest' {
  // vitest asks for an interface to be extended here
  interface ProvidedContext {
    /** The data folder of the demo company, beside its database; used by no server. */
    companyData: string;
  }
}

/** What a server works on, one after the other or several at a time. */
export type Place = {
  /** Its data folder. */
  readonly data: string;
  /** Its database; absent: the embedded one in the data folder. */
  readonly url?: string;
  /** Begins once the company has been built; a server that is started again goes on with the time. Browsers keep the computer's own: the web learns the time from the server. */
  readonly now: Clock;
  readonly remove: () => Promise<void>;
};

/** The company was built by then. */
const LIVED_MS = 120_000;

/** An empty data folder; whoever asks for it removes it. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-e2e-'));
  await chmod(folder, 0o711); // for the account that PostgreSQL runs as when root starts it
  return folder;
}

/** An empty folder, or one that is given, whose database a server makes in it. */
export async function embeddedPlace(given?: string): Promise<Place> {
  const data = given ?? (await emptyFolder());
  return { data, now: testClock(LIVED_MS), remove: () => rm(data, { recursive: true, force: true }) };
}

/** A database and a folder of its own with nothing in them. */
export const emptyPlace = (): Promise<Place> => placeFrom('template0');

/** A copy of the demo company: its database and its files. */
export async function companyPlace(): Promise<Place> {
  const place = await placeFrom();
  await cp(inject('companyData'), place.data, { recursive: true });
  return place;
}

async function placeFrom(template?: string): Promise<Place> {
  const database = await testDatabase(template);
  const { data, now, remove } = await embeddedPlace();
  return {
    data,
    url: database.url,
    now,
    remove: async () => {
      await database.drop();
      await remove();
    },
  };
}
