// Loaded before the server by tools/start.mjs: a server whose starter was killed stops as if it had been asked to, so that the next
// start finds port and data folder free.
const starter = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === starter) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 250);
timer.unref();
