/** Whether the last call reached the server. Requests tell it; whoever waits for the line listens. */
let up = true;
const listeners = new Set<() => void>();

export function noteLine(reached: boolean): void {
  if (up === reached) return;
  up = reached;
  for (const listener of [...listeners]) listener();
}

export const lineIsUp = (): boolean => up;

export function onLine(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
