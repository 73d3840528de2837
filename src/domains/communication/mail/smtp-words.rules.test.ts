import { expect, test } from 'vitest';
import { smtpCause } from './smtp-words.rules.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:9', '连不上邮件服务器，须核对地址与端口'],
  ['getaddrinfo ENOTFOUND smtp.haiyue.example', '找不到邮件服务器，须核对服务器名称'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', '邮件服务器拒绝了用户名或密码'],
  ['unable to verify the first certificate', '加密方式或证书与邮件服务器不符'],
  ['Connection timeout', '邮件服务器没有应答'],
  ['Can’t send mail - all recipients were rejected: 550 No such user', '邮件服务器拒绝了收件人地址'],
  ['552 Message too big', undefined],
])('what a mail server answers is told in words: %s', (answer, words) => {
  expect(smtpCause(answer)?.zh).toBe(words);
});
