import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without windows: it opens pages for less, but keeps less of what it was told when it is killed. */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Where Playwright puts the browsers it installs, and the program inside. */
const CACHES = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
];
const INSIDE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
];

const onPath = (names: readonly string[]): string[] => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};

/** For pages that are only looked at and worked with: one without windows where there is one, else any. */
export const findForPages = (): string | undefined =>
  process.env.CHROMIUM || (onPath(WITHOUT_WINDOWS).find(isProgram) ?? findChromium());

/** A Chromium on this machine as people have it: the one named in CHROMIUM, one on the path, or one of Playwright's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return named;
  return [
    ...onPath(NAMES),
    ...playwrightCandidates(),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find(isProgram);
}

/** Finds or installs one. Answers one sentence instead when neither can be done. */
export function provideChromium(): { path: string } | { refused: string } {
  const found = findChromium();
  if (found) return isProgram(found) ? { path: found } : { refused: `CHROMIUM names ${found}, which is no program.` };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium is missing: installing it with apt-get ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
    if (apt('update') && apt('install', '-y', 'chromium', 'fonts-noto-cjk')) {
      apt('install', '-y', WITHOUT_WINDOWS[0]!); // Debian alone has it
      const installed = findChromium();
      if (installed) return { path: installed };
    }
  } else {
    console.log('Chromium is missing: installing one for Playwright ...');
    const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
    });
    const installed = findChromium();
    if (installed) return { path: installed };
  }
  return {
    refused:
      'The browser journeys need Chromium, which could not be installed: install it, or name one in CHROMIUM=/path/to/chromium.',
  };
}

function playwrightCandidates(): string[] {
  return CACHES.filter((cache) => cache !== undefined && existsSync(cache)).flatMap((cache) =>
    readdirSync(cache!)
      .filter((name) => name.startsWith('chromium'))
      .sort()
      .reverse()
      .flatMap((name) => INSIDE.map((program) => join(cache!, name, program))),
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
