import type { Job } from '../jobs/jobs.ts';

export const sendMail: Job = { label: { zh: '发送邮件', en: 'Send a mail' }, run: async () => {} };
