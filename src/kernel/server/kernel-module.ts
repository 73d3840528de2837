import type { Job, Schedule } from './jobs/jobs.ts';
import { SEND_MAIL } from './mail/mail.ts';
import { sendMail } from './mail/send-mail.ts';
import type { App, Module } from './module.ts';
import type { Settings } from './settings/settings.ts';

/** What the kernel itself does in the background. */
const kernelJobs: Readonly<Record<string, Job>> = { [SEND_MAIL]: sendMail };
const kernelSchedules: Readonly<Record<string, Schedule>> = {};
export const kernelSettings: Settings = {};

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
