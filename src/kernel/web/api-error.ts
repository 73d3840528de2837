import type { ErrorBody, ErrorCode } from '../errors.ts';

/** Kinds of failure that no answer of the server stands behind. */
type TransportCode = 'TIMEOUT' | 'NETWORK';

/** What a refused or failed call rejects with; `message` is already in the page's language. Status 0: no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | TransportCode;
  /** Refusals that belong beside their fields; never shown as a toast. */
  readonly errors: readonly { field: string; message: string; code?: string }[];
  readonly data: unknown;
  readonly requestId?: string;

  constructor(body: Omit<ErrorBody, 'code'> & { code: ErrorCode | TransportCode }) {
    super(body.message);
    this.name = 'ApiError';
    this.status = body.status;
    this.code = body.code;
    this.errors = body.errors ?? [];
    this.data = body.data;
    this.requestId = body.requestId;
  }
}

/** The words to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
