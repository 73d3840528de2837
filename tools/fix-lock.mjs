// Biome publishes one binary package per platform as an optional dependency. A registry that does not carry all of them
// leaves the missing ones out of the lock file, and `npm ci` then refuses the lock on every machine. This adds the
// missing optional entries by name, so that one lock file serves every platform. Run it after an install that touches Biome.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`;
    const top = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[top]) continue;
    const [, os, cpu, libc] = /-(linux|darwin|win32)-(x64|arm64)(?:-(musl))?$/.exec(name) ?? [];
    lock.packages[top] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(libc && { libc: [libc] }),
      dev: entry.dev,
      optional: true,
      ...(os && { os: [os] }),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional entries added`);
