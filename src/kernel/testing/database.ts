import { inject } from 'vitest';
import { administer, copyName, databaseUrl, dropDatabase } from './copies.ts';

declare module 'vitest' {
  // vitest asks for an interface to be extended here
  interface ProvidedContext {
    /** Connection string of the template database; empty when the tests run without one. */
    templateUrl: string;
    /** The database with the kernel's tables alone, and with the queues of its jobs. */
    kernelTemplate: string;
    /** The folder of the cluster, below which lies what states have beside their databases. */
    clusterFolder: string;
  }
}

export type TestDatabase = {
  readonly url: string;
  /** Ends every connection to it. */
  readonly drop: () => Promise<void>;
};

/** The database with every table, and with the queues of every job. */
export const templateName = (): string => new URL(inject('templateUrl')).pathname.slice(1);

/** The same with the tables and queues that the kernel has by itself, for what needs no others. */
export const kernelTemplateName = (): string => inject('kernelTemplate');

/** A fresh copy of the template or of another database, of its own for the calling test file. Close pools, then `drop` it in `afterAll`. */
export async function testDatabase(from = templateName()): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const name = copyName();
  await administer(template, `create database ${name} template ${from} strategy file_copy`);
  return {
    url: databaseUrl(template, name),
    drop: () => dropDatabase(template, name),
  };
}
