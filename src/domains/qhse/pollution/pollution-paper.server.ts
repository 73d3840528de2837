import type { PaperBlock, PaperSignature, Words } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { momentOnPaper } from '../../../kernel/server/paper/field-words.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { fill as filled, isText, type Text } from '../../../kernel/text.ts';
import { paddedPosition } from '../../../kernel/value/position.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { PORTS } from '../../parameter/public.ts';
import { pollutionRecord } from './pollution-record.resource.ts';
import {
  BOOKS,
  type Book,
  type Code,
  METHODS,
  type Method,
  POLLUTION_TEXT as TEXT,
  VALIDITIES,
} from './pollution-words.text.ts';

const RECORD: AnyResource = pollutionRecord;

/** A line as the page of a book has it; names in both languages, figures as text. */
export type PageLine = {
  readonly entryNo: string;
  readonly entryCode: Code | null;
  readonly itemNo: string | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly method: Method | null;
  readonly quantityM3: string | null;
  readonly retainedM3: string | null;
  readonly tank: string | null;
  readonly toTank: string | null;
  readonly latitude: string | null;
  readonly longitude: string | null;
  readonly port: string | null;
  readonly portEn: string | null;
  readonly receiptNo: string | null;
  readonly remark: string | null;
  readonly officer: string | null;
  readonly officerEn: string | null;
  readonly signTime: string | null;
  readonly master: string | null;
  readonly masterEn: string | null;
  readonly masterSignTime: string | null;
  readonly struckBy: string | null;
  readonly corrects: string | null;
};

/** The signed lines of a month of one book of a ship, those that were struck out among them, in the order of time. */
async function linesOfPage(ctx: Ctx, id: number): Promise<PageLine[]> {
  return ctx.db.query<PageLine>({
    name: 'qhse-page-of-book',
    text: `select r.entry_no as "entryNo", r.entry_code as "entryCode", r.item_no as "itemNo", r.start_time as "startTime", r.end_time as "endTime",
        r.method, r.quantity_m3::text as "quantityM3", r.retained_m3::text as "retainedM3", t.tank_name as tank, i.tank_name as "toTank",
        r.latitude, r.longitude, p.name as port, p.name_en as "portEn", r.receipt_no as "receiptNo", r.remark,
        o.name as officer, o.name_en as "officerEn", r.sign_time as "signTime", m.name as master, m.name_en as "masterEn",
        r.master_sign_time as "masterSignTime", c.entry_no as "struckBy", w.entry_no as corrects
      from qhse_pollution_record asked
      join qhse_pollution_record r on r.ship_id = asked.ship_id and r.book = asked.book and r.deleted_at is null
        and (r.entry_state <> 'draft' or r.id = asked.id)
        and date_trunc('month', (r.end_time at time zone 'UTC') + interval '8 hours') = date_trunc('month', (asked.end_time at time zone 'UTC') + interval '8 hours')
      left join qhse_tank_capacity t on t.id = r.tank_id
      left join qhse_tank_capacity i on i.id = r.to_tank_id
      left join ${PORTS} p on p.id = r.port_id
      left join ${PEOPLE} o on o.id = r.officer_id
      left join ${PEOPLE} m on m.id = r.master_id
      left join qhse_pollution_record c on c.replaces_id = r.id and c.entry_state <> 'draft' and c.deleted_at is null
      left join qhse_pollution_record w on w.id = r.replaces_id
      where asked.id = $1 order by r.end_time, r.id`,
    values: [id],
  });
}

const both = (...parts: readonly Words[]): Text => {
  const of = (lang: 'zh' | 'en'): string => parts.map((part) => (isText(part) ? part[lang] : part)).join('');
  return { zh: of('zh'), en: of('en') };
};

const span = ({ startTime, endTime }: PageLine): string =>
  startTime === endTime ? momentOnPaper(endTime) : `${momentOnPaper(startTime)} – ${momentOnPaper(endTime)}`;

const placeOf = ({ latitude, longitude, port, portEn }: PageLine): Words => {
  if (latitude && longitude) return `${paddedPosition(latitude, 'latitude')} ${paddedPosition(longitude, 'longitude')}`;
  return port ? { zh: port, en: portEn ?? port } : '—';
};

/** What was struck out stays legible, with the number of the line that stands in its place. */
const marks = ({ struckBy, corrects }: PageLine): Words[] => [
  ...(struckBy ? [filled(TEXT.paperStruck, { no: struckBy })] : []),
  ...(corrects ? [filled(TEXT.paperCorrects, { no: corrects })] : []),
];

/** What was done, in a sentence: how, how much, from where to where, what is left, and what was said of it. */
export function recordWords(line: PageLine): Text {
  const { method, quantityM3, tank, toTank, retainedM3, receiptNo, remark } = line;
  const where = [tank, toTank].filter(Boolean).join(' → ');
  const place = placeOf(line);
  return both(
    ...marks(line),
    ...(method ? [METHODS[method]] : []),
    ...(quantityM3 ? [` ${quantityM3} m³`] : []),
    ...(where ? [` ${where}`] : []),
    ...(retainedM3 ? [filled(TEXT.paperRetained, { m3: retainedM3 })] : []),
    ...(place === '—' ? [] : [' ', place]),
    ...(receiptNo ? [` ${receiptNo}`] : []),
    ...(remark ? [method ? ' ' : '', remark] : []),
  );
}

const signedBy = ({ officer, officerEn, signTime }: PageLine): Words =>
  signTime ? both(officer ? { zh: officer, en: officerEn ?? officer } : '', ` ${momentOnPaper(signTime)}`) : '—';

const letterOf = (code: Code | null): string => code?.slice(-1) ?? '—';

/** The columns of the convention: of oil date, code, item, record and signature; of garbage category and amount (MARPOL annexes I and V). */
export function tableOf(book: Book, lines: readonly PageLine[]): PaperBlock {
  const garbage = book === 'GRB1' || book === 'GRB2';
  if (!garbage)
    return {
      kind: 'table',
      columns: [
        { head: TEXT.paperDate, share: 3 },
        { head: TEXT.paperCode, share: 1, align: 'center' },
        { head: TEXT.paperItem, share: 1, align: 'center' },
        { head: TEXT.paperRecord, share: 9 },
        { head: TEXT.paperSigned, share: 3 },
      ],
      rows: lines.map((line) => [
        span(line),
        letterOf(line.entryCode),
        line.itemNo ?? '—',
        recordWords(line),
        signedBy(line),
      ]),
    };
  return {
    kind: 'table',
    columns: [
      { head: TEXT.paperDate, share: 3 },
      { head: TEXT.paperPlace, share: 3 },
      { head: TEXT.paperKind, share: 1, align: 'center' },
      { head: TEXT.paperHow, share: 2 },
      { head: TEXT.paperMuch, share: 1, align: 'right' },
      { head: TEXT.paperRemark, share: 4 },
      { head: TEXT.paperSigned, share: 3 },
    ],
    rows: lines.map((line) => [
      span(line),
      placeOf(line),
      letterOf(line.entryCode),
      line.method ? METHODS[line.method] : '—',
      line.quantityM3 ?? '—',
      both(...marks(line), [line.receiptNo, line.remark].filter(Boolean).join(' ')),
      signedBy(line),
    ]),
  };
}

/** The master signs each page: once all that stands on it is countersigned, by the last of the lines. */
function masterOf(lines: readonly PageLine[]): PaperSignature {
  const last = lines.at(-1);
  const whole = lines.every(({ masterSignTime }) => masterSignTime !== null);
  if (!whole || !last?.masterSignTime) return { place: TEXT.paperMaster };
  const name = last.master ? { zh: last.master, en: last.masterEn ?? last.master } : '';
  return { place: TEXT.paperMaster, name, at: momentOnPaper(last.masterSignTime) };
}

/** A line on paper is the page of its book: all lines of that month of the ship. */
export const pollutionPaper = fill(ownPapers, RECORD.name, {
  paper: async (ctx, { id, rows }) => {
    const row = rows.zh ?? rows.en ?? {};
    const book = row.book as Book;
    const lines = await linesOfPage(ctx, id);
    const month = momentOnPaper(String(row.endTime)).slice(0, 7);
    return {
      title: BOOKS[book],
      across: true,
      ...(row.entryState === 'draft' && { mark: VALIDITIES.OPEN }),
      blocks: [
        {
          kind: 'facts',
          facts: [...recordFacts(RECORD, ['shipId'], rows, {}), { label: TEXT.paperMonth, value: month }],
          columns: 2,
        },
        tableOf(book, lines),
        { kind: 'signatures', signatures: [masterOf(lines)] },
        { kind: 'note', text: TEXT.paperNote },
      ],
    };
  },
});
