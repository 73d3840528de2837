import { Worker } from 'node:worker_threads';
import { AppError } from '../../errors.ts';
import type { Paper } from '../../paper/paper.ts';

/** What the thread is given, and what it answers. `printed` stands on every foot, `at` is a moment as ISO text. */
export type PdfAsked = { readonly paper: Paper; readonly printed: string; readonly at: string };
export type MadePdf = {
  readonly content: Uint8Array /** SHA-256 of what it says, hexadecimal; its first signs stand on the foot. */;
  readonly hash: string;
};

export const PDF_TYPE = 'application/pdf';

/** Three hundred pages of tables take two seconds and a third of this. */
const MOST_MS = 60_000;
const MOST_MEGABYTES = 512;

const tooLarge = (): AppError =>
  new AppError('TOO_LARGE', { zh: '单据内容过多，无法生成 PDF', en: 'The document is too long to be made into a PDF' });

/** One paper at a time: several long ones together would take the memory of all. */
let earlier: Promise<unknown> = Promise.resolve();

/** A paper as PDF, made in a thread with bounds of memory and time. TOO_LARGE where they do not suffice. */
export async function renderPdf(asked: PdfAsked): Promise<MadePdf> {
  const making = earlier.then(() => inThread(asked));
  earlier = making.catch(() => {});
  return making;
}

function inThread(asked: PdfAsked): Promise<MadePdf> {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  let late: NodeJS.Timeout;
  return new Promise<MadePdf>((resolve, reject) => {
    late = setTimeout(() => reject(tooLarge()), MOST_MS);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error),
    );
    worker.once('exit', () => reject(tooLarge()));
  }).finally(() => {
    clearTimeout(late);
    return worker.terminate();
  });
}
