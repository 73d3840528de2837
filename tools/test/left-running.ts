import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A worker of vitest is killed while a browser and products still run below it: nobody waits for those, and so no process that is asked
 * at its end knows what they computed. Each worker tells it after each of its files, in place of what it told before.
 */
const NAME = 'left-';

/** Tells it to whoever gave the folder, if anybody did. */
export function keepLeft(ms: number, folder = process.env.FAIRWAY_COMPUTING): void {
  if (folder) writeFileSync(join(folder, `${NAME}${process.pid}`), String(ms));
}

/** What all workers left running had computed, in ms. */
export const leftMs = (folder: string): number =>
  readdirSync(folder)
    .filter((name) => name.startsWith(NAME))
    .reduce((sum, name) => sum + Number(readFileSync(join(folder, name), 'utf8')), 0);
