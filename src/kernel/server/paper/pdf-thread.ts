import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { Paper } from '../../paper/paper.ts';
import { pdfOf } from './pdf.ts';
import type { MadePdf, PdfAsked } from './render-pdf.ts';

/** As much of the hash as a foot shows: in groups of four, to be read aloud. */
const SHOWN = 16;

/** SHA-256 of what a paper says, whatever the address under which it was printed. */
const hashOf = ({ link: _, ...said }: Paper): string => createHash('sha256').update(JSON.stringify(said)).digest('hex');

/** Runs in a thread of its own, started by `render-pdf.ts`: what a paper costs to lay out and write is not paid by other calls. */
async function make({ paper, printed, at }: PdfAsked): Promise<MadePdf> {
  const hash = hashOf(paper);
  const shown = hash.slice(0, SHOWN).match(/.{4}/g)?.join(' ');
  const content = await pdfOf(paper, { number: paper.number, hash: `SHA-256 ${shown}`, printed }, new Date(at));
  return { content, hash };
}

if (parentPort) {
  const made = await make(workerData as PdfAsked);
  const content = new Uint8Array(made.content);
  parentPort.postMessage({ ...made, content }, [content.buffer]);
}
