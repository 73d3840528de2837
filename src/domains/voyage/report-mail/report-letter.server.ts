import {
  type PaperBlock,
  type PaperFact,
  type PaperLanguage,
  type Words,
  wordsOn,
} from '../../../kernel/paper/paper.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { type Dictionaries, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { momentOnPaper, type RowIn } from '../../../kernel/server/paper/field-words.ts';
import { dictionariesIn, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { DETAIL_TEXT } from '../detail/detail.text.ts';
import { MOVEMENT_BLOCKS, toldFields } from '../detail/movement-blocks.rules.ts';
import { oilBlocks } from '../detail/oil-paper.rules.ts';
import { bunkersOnPaper, cargoOnPaper, eventsOnPaper, wastesOnPaper } from '../detail/report-paper.server.ts';
import { shownColumns } from '../detail/shown-columns.rules.ts';
import { oilColumnText } from '../reports/oil.text.ts';
import { isLube, oilCell, placesOf } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { REPORT_TAB_TEXT, REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';
import { entryOf } from '../reports/service/entry.server.ts';
import { REPORT } from '../reports/service/report-facts.server.ts';
import { LAYOUT_PARTS, type Part, POSITION_FIELDS } from './mail.rules.ts';
import { type Layout, type Occasion, MAIL_TEXT as TEXT } from './mail.text.ts';
import { htmlOf, plainOf, type Told, tellingParts } from './mail-words.rules.ts';

/** A report as mails tell of it, in both languages. */
export type MailedReport = {
  readonly id: number;
  readonly version: number;
  readonly shipId: number;
  readonly confirmed: boolean;
  readonly report: Report;
  readonly rows: RowIn;
  readonly dictionaries: Dictionaries;
  readonly ship: ReportShip;
  /** The ETA goes by the clock of the next port. */
  readonly etaZone: number | null;
};

/** NOT_FOUND where it is none of the reader's ships. */
export async function mailedReport(ctx: Ctx, id: number): Promise<MailedReport> {
  const zh = await readOne(REPORT, { ...ctx, lang: 'zh' }, id);
  const en = await readOne(REPORT, { ...ctx, lang: 'en' }, id);
  const { report, version, context } = await entryOf(ctx, id);
  const zone = context.ports[report.nextPort ?? '']?.zone;
  return {
    id,
    version,
    shipId: Number(zh.shipName),
    confirmed: zh.confirmed === 'CONFIRMED',
    report,
    rows: { zh, en },
    dictionaries: await readDictionaries(ctx, dictionariesIn(REPORT)),
    ship: context.ship,
    etaZone: zone == null ? null : Number(zone),
  };
}

/** Fields of the report with what they say; who wrote it ashore or on board is told to nobody outside. */
function factsOf({ rows, dictionaries, report, etaZone }: MailedReport, names: readonly string[]): PaperFact[] {
  const row = rows.zh ?? {};
  const told = toldFields(names, row).filter((name) => name in REPORT.fields && name !== 'source');
  return recordFacts(REPORT, told, rows, dictionaries).map((fact, i): PaperFact => {
    if (told[i] !== 'eta' || !report.eta || etaZone === null) return fact;
    return { label: fact.label, value: momentOnPaper(report.eta, etaZone) };
  });
}

/** Fuels by what was burnt and what is left. */
function stockTable({ ship, report }: MailedReport): PaperBlock {
  const columns = shownColumns({ ship, oil: report.oil }).used.filter((column) => !isLube(column));
  const figure = (row: 'TOTAL' | 'CURRENT_STOCK', column: (typeof columns)[number]): string =>
    formatDecimal(oilCell(report.oil, row, column), placesOf(column));
  return {
    kind: 'table',
    columns: [{ head: TEXT.grade }, { head: TEXT.consumed, align: 'right' }, { head: TEXT.onBoard, align: 'right' }],
    rows: columns.map((column): Words[] => [
      oilColumnText(column),
      figure('TOTAL', column),
      figure('CURRENT_STOCK', column),
    ]),
  };
}

type Block = { readonly title: Words; readonly blocks: readonly PaperBlock[] };

function partOf(told: MailedReport, part: Part): Block {
  const { report, rows, dictionaries } = told;
  switch (part) {
    case 'waste':
      return { title: DETAIL_TEXT.waste, blocks: wastesOnPaper(told) };
    case 'note':
      return {
        title: DETAIL_TEXT.note,
        blocks: report.rptNote ? [{ kind: 'paragraph', text: report.rptNote }] : [],
      };
    case 'events': {
      // That there were none is nothing to be mailed.
      const blocks = eventsOnPaper({ rows, dictionaries, report }).filter(({ kind }) => kind !== 'note');
      return { title: REPORT_TAB_TEXT.shipMovement, blocks };
    }
    case 'oil': {
      const reasons = dictionaries.oil_adjust_reason ?? [];
      return { title: REPORT_TAB_TEXT.oil, blocks: oilBlocks({ ship: told.ship, oil: report.oil, reasons }) };
    }
    case 'stock':
      return { title: TEXT.stock, blocks: [stockTable(told)] };
    case 'bunkers':
      return { title: DETAIL_TEXT.bunkers, blocks: bunkersOnPaper(told) };
    case 'cargo':
      return { title: REPORT_TAB_TEXT.cargoReport, blocks: cargoOnPaper({ rows, dictionaries, report }) };
    default: {
      const block = MOVEMENT_BLOCKS.find(({ title }) => title === DETAIL_TEXT[part]);
      return { title: DETAIL_TEXT[part], blocks: [{ kind: 'facts', facts: factsOf(told, block?.fields ?? []) }] };
    }
  }
}

/** The name of something that a report refers to, in both languages. */
function labelOf({ rows }: MailedReport, name: string): Words {
  const inLang = (lang: 'zh' | 'en'): string => {
    const labels = rows[lang]?.labels as Readonly<Record<string, unknown>> | undefined;
    return String(labels?.[name] ?? '');
  };
  return { zh: inLang('zh'), en: inLang('en') };
}

/** `{ship} {voyage} {type} {time}`; in a header of a mail no line breaks. */
function headOf(told: MailedReport, language: PaperLanguage): string {
  const { report } = told;
  const time = momentOnPaper(report.rptTime ?? '', report.zone ?? undefined);
  const words = [labelOf(told, 'shipName'), report.voyageNo ?? '', REPORT_TYPE_TEXT[report.rptType], time];
  return words
    .map((word) => wordsOn(word, language))
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ');
}

const MARKS = {
  CORRECTION: { mark: TEXT.correction, line: TEXT.replaces },
  WITHDRAWN: { mark: TEXT.withdrawn, line: TEXT.takenBack },
} as const;

export type Letter = { readonly subject: string; readonly text: string; readonly html?: string };

type Asked = { readonly layout: Layout; readonly language: PaperLanguage; readonly occasion: Occasion };

/** What a layout says of a report, as a mail; a report that is taken back is named and not told again. */
export function letterOf(told: MailedReport, { layout, language, occasion }: Asked): Letter {
  const head = headOf(told, language);
  const marked = occasion === 'CORRECTION' || occasion === 'WITHDRAWN' ? MARKS[occasion] : undefined;
  const subject = marked ? `[${wordsOn(marked.mark, language)}] ${head}` : head;
  const lead = [
    ...(marked ? [wordsOn(marked.line, language)] : []),
    ...(!told.confirmed && occasion !== 'WITHDRAWN' ? [wordsOn(TEXT.unconfirmed, language)] : []),
  ];
  if (occasion === 'WITHDRAWN') return { subject, text: [head, ...lead].join('\n') };
  if (layout === 'POSITION') return { subject, text: [...lead, positionLine(told, language)].join('\n') };
  const parts = tellingParts(
    LAYOUT_PARTS[layout].map((part): Told => {
      const { title, blocks } = partOf(told, part);
      return { title: wordsOn(title, language), blocks };
    }),
    language,
  );
  const text = [...lead, plainOf(parts, language)].join('\n\n');
  return layout === 'NOON' ? { subject, text } : { subject, text, html: htmlOf(lead, parts, language) };
}

/** All of it in one line, as a dispatcher copies it into a chart or a table. */
function positionLine(told: MailedReport, language: PaperLanguage): string {
  const [latitude, longitude, speed, port, eta] = factsOf(told, POSITION_FIELDS);
  const word = (fact: PaperFact | undefined): string => (fact ? wordsOn(fact.value, language) : '—');
  const time = momentOnPaper(told.report.rptTime ?? '', told.report.zone ?? undefined);
  return [
    wordsOn(labelOf(told, 'shipName'), language),
    time,
    `${word(latitude)} ${word(longitude)}`,
    `${word(speed)} kn`,
    `${word(port)} ETA ${word(eta)}`,
  ].join('  ');
}
