import type { Paper, PaperSignature } from '../../paper/paper.ts';
import { definePort, defineSinglePort } from '../../ports.ts';
import type { Text } from '../../text.ts';
import type { RowIn } from './field-words.ts';

/** Who runs this installation: the name at the head of papers. */
export const letterhead = defineSinglePort<{ company(): Text | undefined }>('kernel.letterhead');

/** Who approved a record, in the order in which they signed. Whoever asks may read the record. */
export const paperSignatures = defineSinglePort<{
  signatures(record: { readonly resource: string; readonly recordId: number }): readonly PaperSignature[];
}>('kernel.paperSignatures');

/** What a domain's own paper says; head, signatures and link are added. */
export type OwnPaper = Pick<Paper, 'title' | 'number' | 'across' | 'mark' | 'blocks'>;

/**
 * Kinds of record that have a paper of their own, by the name of the kind: `fill(ownPapers, 'voyage.report', { paper })`. Permission and
 * scope are those of its read call, which gave `rows`: the record in each language that the paper speaks.
 */
export const ownPapers = definePort<{
  paper(record: { readonly id: number; readonly rows: RowIn }): OwnPaper;
}>('kernel.papers');
