/**
 * The end of every check of ours, read by tools/test.mjs: a line for each failed name, the sum, and the exit code.
 */
export function report({ passed, failed }: { passed: number; failed: readonly string[] }): void {
  for (const name of failed) console.log(`FAILED ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
