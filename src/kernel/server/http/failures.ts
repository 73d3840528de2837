import { AppError } from '../../errors.ts';
import { tookTooLong } from '../db/limits.ts';
import { diskFull, isDiskFull } from '../disk.ts';

/** PostgreSQL undid one of two transactions that waited for each other, or that read what the other wrote. */
export const clashed = (error: unknown): boolean =>
  ['40P01', '40001'].includes(String((error as { code?: unknown }).code));

/** Nobody reads the answer any more: nothing is looked up for it. */
export const gone = (): AppError =>
  new AppError('BAD_REQUEST', { zh: '连接已断开', en: 'The caller has closed the connection' });

/**
 * Values for which PostgreSQL has no room (appendix A of its manual, class 22): out of the range of a number or of the
 * calendar, characters that no text holds. What a field refuses by itself never gets here.
 */
const UNSTORABLE: ReadonlySet<string> = new Set(['22003', '22008', '22021', '22P05']);

/**
 * The database stops, starts, recovers or has no connection left (appendix A of its manual, classes 08, 53 and 57), or the line to it
 * was cut: it comes back by itself, and the call may be sent again.
 */
const UNREACHABLE: ReadonlySet<string> = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

const unreachable = ({ code, message }: { code?: string; message?: string }): boolean =>
  UNREACHABLE.has(code ?? '') ||
  /^Connection terminated|^Client has encountered a connection error|^Query read timeout|^timeout exceeded when trying to connect/.test(
    message ?? '',
  );

/** A 5xx never shows its inside. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const failure = error as { statusCode?: number; code?: string; message?: string };
  if (failure.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || failure.statusCode === 413) {
    return new AppError('TOO_LARGE', { zh: '提交的内容过大', en: 'The request is too large' });
  }
  if (failure.code && UNSTORABLE.has(failure.code)) {
    return new AppError('BAD_REQUEST', {
      zh: '内容含有无法保存的值',
      en: 'The request contains a value that cannot be stored',
    });
  }
  if (tookTooLong(error)) {
    return new AppError(
      'UNAVAILABLE',
      {
        zh: '处理超过时限，已停止，数据未改变；稍后再试，查询可缩小范围',
        en: 'This took too long and was stopped; nothing was changed. Try again later, or ask for less',
      },
      { cause: error },
    );
  }
  if (clashed(error)) {
    return new AppError('CONFLICT', {
      zh: '他人正在修改相同的数据，请稍后再试',
      en: 'Somebody is changing the same data; try again in a moment',
    });
  }
  // The caller closed the connection before all of the request was there.
  if (failure.code === 'ECONNRESET' && failure.message === 'aborted') return gone();
  if (isDiskFull(error)) return diskFull(error);
  if (unreachable(failure)) {
    return new AppError(
      'UNAVAILABLE',
      { zh: '服务暂时不可用，请稍后再试', en: 'The service is not available at the moment; try again shortly' },
      { cause: error },
    );
  }
  // The parser of uploads (busboy) gives its errors no code: one that breaks off, one without a boundary.
  if (/multipart/i.test(failure.message ?? '')) {
    return new AppError('BAD_REQUEST', {
      zh: '上传中断或格式不正确，须重新上传',
      en: 'The upload broke off or is malformed; send it again',
    });
  }
  if (failure.statusCode && failure.statusCode >= 400 && failure.statusCode < 500) {
    return new AppError('BAD_REQUEST', { zh: '请求格式不正确', en: 'The request is malformed' });
  }
  return new AppError(
    'INTERNAL',
    {
      zh: '服务器处理出错，数据未改变；请凭请求编号联系管理员',
      en: 'The server failed; nothing was changed. Give the request number to an administrator',
    },
    { cause: error },
  );
}
