/** What a signal does from now on. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => void stop());
  }
}

/** Without what it needs the process is of no use: whoever supervises it sees how it ended. */
export function cannotGoOn(error: Error): void {
  console.error(error.message);
  process.exit(1);
}
