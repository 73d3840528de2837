import type { PaperBlock } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { momentOnPaper } from '../../../kernel/server/paper/field-words.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { ITEM_TYPES, HANDOVER_TEXT as TEXT } from './handover.text.ts';
import { handoverItem } from './handover-item.resource.ts';
import { handoverNote } from './handover-note.resource.ts';

const NOTE: AnyResource = handoverNote;
const HEAD = ['shipId', 'postId', 'department', 'handoverDate', 'takenAt', 'noteStatus'];
const ITEM = ['docNo', 'equipmentId', 'itemName', 'onDate', 'standing'];
const PART = ['docNo', 'equipmentId', 'itemName', 'qty', 'onDate'];
const NO_WORDS = {};

const signed = (name: unknown, at: unknown): { name?: string; at?: string } =>
  typeof name === 'string' && typeof at === 'string' ? { name, at: momentOnPaper(at) } : {};

/** The note as both sign it: what is open by its kind, what is said of it, and the two names. */
export const handoverPaper = fill(ownPapers, handoverNote.name, {
  paper: (_ctx, { rows }) => {
    const row = rows.zh ?? rows.en ?? {};
    const lines = linesIn(rows, 'items');
    const kinds = Object.entries(ITEM_TYPES).flatMap(([type, { zh, en }]): PaperBlock[] => {
      const own = lines.filter((line) => (line.zh ?? line.en)?.itemType === type);
      const table = linesTable(handoverItem, own, NO_WORDS, {
        names: type === 'PART' ? PART : ITEM,
        record: { fields: NOTE.fields, rows },
      });
      return [{ kind: 'heading', text: { zh, en } }, own.length > 0 ? table : { kind: 'paragraph', text: TEXT.none }];
    });
    return Promise.resolve({
      title: TEXT.note,
      number: String(row.noteNo ?? ''),
      ...(row.noteStatus !== 'SIGNED' && { mark: TEXT.notSigned }),
      blocks: [
        { kind: 'facts' as const, facts: recordFacts(NOTE, HEAD, rows, NO_WORDS), columns: 3 },
        { kind: 'heading' as const, text: TEXT.words },
        { kind: 'paragraph' as const, text: row.ownWords ? String(row.ownWords) : TEXT.none },
        ...kinds,
        {
          kind: 'signatures' as const,
          signatures: [
            { place: TEXT.givenBy, ...signed(row.giverName, row.giveTime) },
            { place: TEXT.takenBy, ...signed(row.takerName, row.takeTime) },
          ],
        },
      ],
    });
  },
});
