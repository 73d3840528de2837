import { runBatch } from './batch/run-batch.ts';
import { RUN_BATCH } from './batch/start-batch.ts';
import { HEAR_LATER, hearLaterJob } from './domain-events.ts';
import { EXPORT_LIST, exportList } from './excel/export-task.ts';
import { IMPORT_ROWS, importList } from './excel/import-task.ts';
import { REBUILD_FINDER, rebuildFinderJob } from './finder/rebuild.ts';
import type { Job, Schedule } from './jobs/jobs.ts';
import { SEND_MAIL } from './mail/mail.ts';
import { sendDueMails, sendMail } from './mail/send-mail.ts';
import { mailSettings } from './mail/smtp.ts';
import type { App, Module } from './module.ts';
import { MAIL_PAPER, mailPaperJob } from './paper/mail-paper.ts';
import { purgeOld } from './purge.ts';
import { reminderSchedule, TELL_REMINDERS } from './reminders/tell-reminders.ts';
import { RUN_SCHEDULE, runSlot, takeSlot } from './schedules/run-schedule.ts';
import type { Settings } from './settings/settings.ts';

/** 'Run now', on whichever node takes it. */
const runSchedule: Job = {
  label: { zh: '立即执行定时任务', en: 'Run a scheduled task now' },
  retries: 0,
  run: async ({ app, signal }, { name, byName }: { name: string; byName: string }) => {
    const schedule = allSchedules(app)[name];
    if (!schedule) return;
    const id = await takeSlot(app, { name, at: app.now(), byName });
    if (id !== undefined) await runSlot(app, schedule, { id, name, signal });
  },
};

/** What the kernel itself does in the background. */
const kernelJobs: Readonly<Record<string, Job>> = {
  [SEND_MAIL]: sendMail,
  [RUN_SCHEDULE]: runSchedule,
  [EXPORT_LIST]: exportList,
  [IMPORT_ROWS]: importList,
  [RUN_BATCH]: runBatch,
  [REBUILD_FINDER]: rebuildFinderJob,
  [HEAR_LATER]: hearLaterJob,
  [MAIL_PAPER]: mailPaperJob,
};

const kernelSchedules: Readonly<Record<string, Schedule>> = {
  'kernel.purge': { label: { zh: '清理过期数据', en: 'Delete what has expired' }, cron: '23 * * * *', run: purgeOld },
  'kernel.mail': {
    label: { zh: '发送到期邮件', en: 'Send mails that are due' },
    cron: '*/5 * * * *',
    run: sendDueMails,
  },
  [TELL_REMINDERS]: reminderSchedule,
};

const kernelSettings: Settings = { ...mailSettings };

type Modules = readonly Pick<Module, 'jobs' | 'schedules' | 'settings'>[];

export function allJobs(modules: Modules): Readonly<Record<string, Job>> {
  return Object.assign({}, kernelJobs, ...modules.map((module) => module.jobs));
}

export function allSchedules({ modules }: Pick<App, 'modules'>): Readonly<Record<string, Schedule>> {
  return Object.assign({}, kernelSchedules, ...modules.map((module) => module.schedules));
}

export function allSettings(modules: Modules): Settings {
  return Object.assign({}, kernelSettings, ...modules.map((module) => module.settings));
}
