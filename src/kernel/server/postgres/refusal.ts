/**
 * Something about the machine stops the start: a missing file, a held directory, a taken port. The message is one sentence for
 * the person at the terminal, without a stack; `isRefusal` tells such an end from a programming error.
 */
export function refusal(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = 'StartRefused';
  return error;
}

export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartRefused';
}
