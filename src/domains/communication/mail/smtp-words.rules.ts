import type { Text } from '../../../kernel/text.ts';

/** What mail servers and the net answer, most telling first; codes of Node and nodemailer, replies of RFC 5321 and RFC 4954. */
const CAUSES: readonly (readonly [RegExp, Text])[] = [
  [
    /EAUTH|invalid login|authentication|\b53[045]\b/i,
    { zh: '邮件服务器拒绝了用户名或密码', en: 'The mail server refused the user or the password' },
  ],
  [
    /certificate|self.signed|STARTTLS|SSL|TLS|wrong version/i,
    { zh: '加密方式或证书与邮件服务器不符', en: 'The encryption or the certificate does not fit the mail server' },
  ],
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo/i,
    { zh: '找不到邮件服务器，须核对服务器名称', en: 'The mail server was not found; check its name' },
  ],
  [
    /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/i,
    { zh: '连不上邮件服务器，须核对地址与端口', en: 'The mail server cannot be reached; check its address and port' },
  ],
  [
    /ETIMEDOUT|ECONNRESET|timed? ?out|greeting never received|closed/i,
    { zh: '邮件服务器没有应答', en: 'The mail server did not answer' },
  ],
  [
    /EENVELOPE|no recipients|mailbox|recipient|\b5(50|51|53)\b/i,
    { zh: '邮件服务器拒绝了收件人地址', en: 'The mail server refused the recipient' },
  ],
];

/** Why a mail did not go, in words; nothing where the answer is none of the known ones. */
export const smtpCause = (answer: string): Text | undefined => CAUSES.find(([shape]) => shape.test(answer))?.[1];
