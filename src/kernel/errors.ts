import { fill, type Lang, say, type Text, type TextValues } from './text.ts';

/** Every refusal that the product knows, with its HTTP status. The list is closed: a new kind of refusal is added here. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  RULE: 400,
  SIGN_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STALE: 409,
  CONFLICT: 409,
  WRONG_STATE: 409,
  DUPLICATE: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  LOCKED: 423,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DISK_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A refusal that belongs to one field; `field` is a path such as `oil.HEATING.fuelOil`. */
export type FieldError = { readonly field: string; readonly message: Text; readonly code?: string };

/** What a refused call answers. `data` carries what the caller needs to go on, such as the other person's values. */
export type ErrorBody = {
  status: number;
  code: ErrorCode;
  message: string;
  requestId?: string;
  errors?: { field: string; message: string; code?: string }[];
  data?: unknown;
};

/** More mistakes than that nobody reads; the message counts them all. */
const MOST_ERRORS = 100;

type Details = { errors?: readonly FieldError[]; data?: unknown; values?: TextValues; cause?: unknown };

/** The one error class. Its texts are in both languages and are translated at the edge. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly text: Text;
  readonly errors?: readonly FieldError[];
  readonly data?: unknown;

  constructor(code: ErrorCode, text: Text, details: Details = {}) {
    const filled = details.values ? fill(text, details.values) : text;
    // The fields stand in the message for whoever reads a log; people are told by `body`.
    const errors = details.errors?.slice(0, MOST_ERRORS);
    const fields = errors?.map((error) => `${error.field}: ${error.message.en}`).join('; ');
    super(fields ? `${filled.en} (${fields})` : filled.en, { cause: details.cause });
    this.code = code;
    this.text = filled;
    this.errors = errors;
    this.data = details.data;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  body(lang: Lang, requestId?: string): ErrorBody {
    return {
      status: this.status,
      code: this.code,
      message: say(this.text, lang),
      ...(requestId && { requestId }),
      ...(this.errors && {
        errors: this.errors.map((e) => ({
          field: e.field,
          message: say(e.message, lang),
          ...(e.code && { code: e.code }),
        })),
      }),
      ...(this.data !== undefined && { data: this.data }),
    };
  }
}

/** Refuses with every reason at once, each on its line on the screen; where there is none, nothing stands against it. */
export function refuseFor(problems: readonly Text[]): void {
  if (problems.length === 0) return;
  const text = { zh: problems.map((one) => one.zh).join('；'), en: problems.map((one) => one.en).join('; ') };
  throw new AppError('CONFLICT', text, { data: { problems } });
}

/** Several fields are wrong; the message names how many. */
export function invalid(errors: readonly FieldError[]): AppError {
  return new AppError(
    'VALIDATION',
    { zh: '有 {n} 处填写有误', en: '{n} field(s) need correction' },
    { errors, values: { n: errors.length } },
  );
}

export function notFound(what: Text): AppError {
  return new AppError('NOT_FOUND', {
    zh: `${what.zh}不存在或不在您的数据范围内`,
    en: `${what.en} not found, or outside your data scope`,
  });
}
