import type { Text } from '../../../kernel/text.ts';

/** Codes of S3 (API reference, error responses) and of the net. */
const CAUSES: readonly (readonly [RegExp, Text])[] = [
  [/NoSuchBucket|\bNotFound\b/, { zh: '存储桶不存在', en: 'The bucket does not exist' }],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden/,
    { zh: '密钥无效或没有权限', en: 'The keys are wrong or lack the permission' },
  ],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|TimeoutError|socket hang up/,
    { zh: '连不上服务地址', en: 'The endpoint cannot be reached' },
  ],
  [/ENOSPC/, { zh: '磁盘已满', en: 'The disk is full' }],
  [/EACCES|EPERM|EROFS/, { zh: '目录不可写', en: 'The folder cannot be written to' }],
];

/** Why a place for files did not work, in words; nothing where the answer is none of the known ones. */
export const storageCause = (answer: string): Text | undefined => CAUSES.find(([shape]) => shape.test(answer))?.[1];
