import { z } from 'zod';
import type { Slice } from '../../../kernel/server/compose.ts';
import { fileHolders } from '../../../kernel/server/files/access.ts';
import { MAIL_FILES } from '../../../kernel/server/mail/mail.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { mailPage } from './mail.page.ts';
import { mailEndpoints, mailPermissions } from './mail.server.ts';
import { mailsSentBy } from './outbox.server.ts';
import { SITE_URL } from './render.server.ts';

/** Where the product is reached from outside, as the start was told. */
const startUrl = process.env.PUBLIC_URL ? new URL('/fairway', process.env.PUBLIC_URL).href : '';

/** Outbox, settings and templates over the kernel's mail. */
export const mailSlice: Slice = {
  endpoints: mailEndpoints,
  fills: [fill(fileHolders, MAIL_FILES, { visible: mailsSentBy })],
  pages: [mailPage],
  permissions: mailPermissions,
  acts: { 'communication.mail': { mailSettings: { zh: '修改发信设置', en: 'Mail settings changed' } } },
  settings: {
    [SITE_URL]: {
      label: { zh: '系统网址', en: 'Web address of the system' },
      help: {
        zh: '邮件中的链接以此开头，例如 https://oa.example.com/fairway；留空则邮件不带链接。',
        en: 'Links in mails begin with it, such as https://oa.example.com/fairway. Mails have no links while it is empty.',
      },
      schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]),
      default: startUrl,
    },
  },
};
