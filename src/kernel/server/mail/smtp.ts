import { z } from 'zod';
import type { Db } from '../db/db.ts';
import { openSecret, secretSetting } from '../settings/secret.ts';
import { type Settings, setting } from '../settings/settings.ts';

const SECURITY = ['starttls', 'tls', 'none'] as const;

/** Where mails go out. Without a host the outbox keeps them. */
export const mailSettings: Settings = {
  'mail.host': {
    label: { zh: 'SMTP 服务器', en: 'SMTP server' },
    help: { zh: '留空则邮件只进发件箱，不寄出', en: 'When empty, mails stay in the outbox' },
    schema: z
      .string()
      .max(200)
      .regex(/^[\w.:-]*$/),
    default: '',
  },
  'mail.port': {
    label: { zh: 'SMTP 端口', en: 'SMTP port' },
    schema: z.number().int().min(1).max(65535),
    default: 587,
  },
  'mail.security': {
    label: { zh: '加密方式', en: 'Encryption' },
    schema: z.enum(SECURITY),
    default: 'starttls',
    options: {
      starttls: { zh: 'STARTTLS', en: 'STARTTLS' },
      tls: { zh: 'TLS（通常为 465 端口）', en: 'TLS (usually port 465)' },
      none: { zh: '不加密（仅限内网）', en: 'None (internal network only)' },
    },
  },
  'mail.user': { label: { zh: 'SMTP 用户名', en: 'SMTP user' }, schema: z.string().max(200), default: '' },
  'mail.password': { label: { zh: 'SMTP 密码', en: 'SMTP password' }, ...secretSetting },
  'mail.from': {
    label: { zh: '发件人地址', en: 'Sender address' },
    help: { zh: '如 fairway@example.com', en: 'Such as fairway@example.com' },
    schema: z.union([z.literal(''), z.email().max(200)]),
    default: '',
  },
};

export type Smtp = {
  host: string;
  port: number;
  security: (typeof SECURITY)[number];
  user: string;
  password: string;
  from: string;
};

/** `smtp://user:password@host:587?from=fairway@example.com` or `smtps://…`, as SMTP_URL gives it to the start; it goes before the settings. */
export function smtpFromStart(given = process.env.SMTP_URL): Smtp | undefined {
  if (!given) return undefined;
  const url = URL.parse(given);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) throw new Error('SMTP_URL is not smtp:// or smtps://');
  const tls = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname,
    port: Number(url.port) || (tls ? 465 : 587),
    security: tls ? 'tls' : url.searchParams.get('security') === 'none' ? 'none' : 'starttls',
    user,
    password: decodeURIComponent(url.password),
    from: url.searchParams.get('from') ?? (user.includes('@') ? user : `fairway@${url.hostname}`),
  };
}

/** The SMTP server that is set, or nothing. */
export async function smtpOf(db: Db): Promise<Smtp | undefined> {
  const fixed = smtpFromStart();
  if (fixed) return fixed;
  const host = await setting<string>({ db }, 'mail.host');
  if (!host) return undefined;
  const [port, security, user, password, from] = await Promise.all([
    setting<number>({ db }, 'mail.port'),
    setting<Smtp['security']>({ db }, 'mail.security'),
    setting<string>({ db }, 'mail.user'),
    openSecret(db, 'mail.password'),
    setting<string>({ db }, 'mail.from'),
  ]);
  return { host, port, security, user, password: password ?? '', from: from || user || `fairway@${host}` };
}
