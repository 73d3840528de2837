import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Under npm, a killed npm would leave us running: between it and us stands a shell that passes no signal on. Calls back when one of
 * the two is gone. Without npm nobody is watched, so that `nohup node tools/start.mjs &` outlives its shell.
 * @param {() => void} then
 */
function whenOrphaned(then) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const above = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const first = above();
  const timer = setInterval(() => {
    if (above() === first) return;
    clearInterval(timer);
    then();
  }, 250);
  timer.unref();
  return () => clearInterval(timer);
}

/** Linux only; elsewhere always the same answer. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1];
  } catch {
    return '';
  }
}

/**
 * Runs a program to its end. A signal that we get is passed on once, so that the program can stop in its own way; the keyboard's
 * Ctrl+C reaches it by itself. With piped output, `output` holds everything it wrote.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string, asked: boolean, told: unknown }>} a signal counts as 128 + its number, as in a
 *   shell; `asked` when it was asked to end, `told` is the last message that it sent (with 'ipc' among its stdio)
 */
export function runToEnd(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, options);
    let output = '';
    let asked = false;
    let told;
    child.on('message', (message) => {
      told = message;
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    const pass = (signal) => {
      asked = true;
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    const forget = whenOrphaned(() => pass('SIGTERM'));
    const end = () => {
      forget();
      for (const signal of signals) process.off(signal, pass);
    };
    child.on('error', (error) => {
      end();
      reject(error);
    });
    child.on('close', (code, signal) => {
      end();
      resolve({
        code: code ?? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0),
        output,
        asked,
        told,
      });
    });
  });
}
