import { allJobs } from '../server/kernel-module.ts';
import { kernelTables } from '../server/tables.ts';
import { makeSchema } from './make-schema.ts';

/** Gives an empty database the tables and the queues that the kernel has by itself. */
export const prepareKernel = (url: string): Promise<void> =>
  makeSchema(url, { tables: kernelTables, jobs: allJobs([]) });
