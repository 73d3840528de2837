import type { PaperBlock, PaperFact, Words } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { type Dictionaries, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { momentOnPaper, type RowIn } from '../../../kernel/server/paper/field-words.ts';
import { type OwnPaper, ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { fill as filled, type Text } from '../../../kernel/text.ts';
import { ANCHOR_REASON_TEXT, EVENT_TEXT, FOR_ACCOUNT_TEXT, PARTICULAR_TEXT } from '../reports/event.text.ts';
import { report as resource } from '../reports/report.resource.ts';
import type { Report } from '../reports/report.rules.ts';
import { REPORT_TAB_TEXT, REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { bunkering, reportCargo, reportWaste, sofEvent } from '../reports/report-lines.resource.ts';
import { entryOf } from '../reports/service/entry.server.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { MOVEMENT_BLOCKS, toldFields, WASTE_QUANTITIES } from './movement-blocks.rules.ts';
import { oilBlocks } from './oil-paper.rules.ts';

const REPORT: AnyResource = resource;
const UPRIGHT_COLUMNS = 4;
const BUNKER_COLUMNS = [
  'oilGrade',
  'port',
  'supplierId',
  'beginTime',
  'endTime',
  'bdnNo',
  'bdnQty',
  'shipQty',
  'diffQty',
  'acceptedQty',
  'diffRate',
];

type Told = { readonly rows: RowIn; readonly dictionaries: Dictionaries; readonly report: Report };

const heading = (text: Words): PaperBlock => ({ kind: 'heading', text });
const facts = (list: readonly PaperFact[]): PaperBlock => ({ kind: 'facts', facts: list, columns: UPRIGHT_COLUMNS });
const rowOf = ({ zh, en }: RowIn) => zh ?? en ?? {};

/** Waste of which the report says something. */
export function wastesOnPaper({ rows, dictionaries }: Pick<Told, 'rows' | 'dictionaries'>): PaperBlock[] {
  const wastes = linesIn(rows, 'wastes').filter((line) => WASTE_QUANTITIES.some((name) => rowOf(line)[name] != null));
  const names = ['wasteCode', ...WASTE_QUANTITIES, 'receiptNo'];
  return wastes.length > 0 ? [linesTable(reportWaste, wastes, dictionaries, { names })] : [];
}

/** What was bunkered. */
export function bunkersOnPaper({ rows, dictionaries }: Pick<Told, 'rows' | 'dictionaries'>): PaperBlock[] {
  const bunkers = linesIn(rows, 'bunkers');
  return bunkers.length > 0 ? [linesTable(bunkering, bunkers, dictionaries, { names: BUNKER_COLUMNS })] : [];
}

/** Movement, weather and engine, block by block; the ETA by the clock of the next port. */
function movement({ rows, dictionaries, report }: Told, etaZone: number | null): PaperBlock[] {
  const row = rowOf(rows);
  const wastes = wastesOnPaper({ rows, dictionaries });
  return [
    ...MOVEMENT_BLOCKS.flatMap(({ title, fields }) => {
      const names = toldFields(fields, row).filter((name) => name in REPORT.fields);
      const told = recordFacts(REPORT, names, rows, dictionaries).map((fact, i) =>
        names[i] === 'eta' && report.eta && etaZone !== null
          ? { ...fact, value: momentOnPaper(report.eta, etaZone) }
          : fact,
      );
      return [heading(title), facts(told)];
    }),
    ...(wastes.length > 0 ? [heading(TEXT.waste), ...wastes] : []),
    ...(report.rptNote ? [heading(TEXT.note), { kind: 'paragraph', text: report.rptNote } as const] : []),
    ...(report.attachments.length > 0 ? [facts(recordFacts(REPORT, ['attachments'], rows, dictionaries))] : []),
  ];
}

/** The report's own events, and what it says of them; those of other reports stand on their papers. */
export function eventsOnPaper({ report }: Told): PaperBlock[] {
  const told = report.times.filter(({ time }) => time !== null);
  const particulars = Object.entries(report.particulars).filter(([, value]) => value !== null && value !== '');
  const wordOf = (words: Readonly<Record<string, Text>>, code: string): Words => words[code] ?? code;
  const wordAt = (name: string, value: string): Words =>
    name === 'reason'
      ? wordOf(ANCHOR_REASON_TEXT, value)
      : name === 'forAccount'
        ? wordOf(FOR_ACCOUNT_TEXT, value)
        : value;
  return [
    told.length === 0
      ? { kind: 'note', text: TEXT.noEvents }
      : {
          kind: 'table',
          columns: [TEXT.time, TEXT.event, TEXT.place, TEXT.remark].map((head) => ({ head })),
          rows: told.map((event) => [
            momentOnPaper(event.time ?? '', event.zone ?? report.zone ?? undefined),
            wordOf(EVENT_TEXT, event.eventCode),
            event.place ?? '—',
            event.remark ?? '—',
          ]),
        },
    ...(particulars.length > 0
      ? [
          heading(TEXT.particulars),
          facts(
            particulars.map(([name, value]) => ({
              label: wordOf(PARTICULAR_TEXT, name),
              value: wordAt(name, String(value)),
            })),
          ),
        ]
      : []),
  ];
}

/** Cargo operations with their statements of facts; what was left empty is not listed. */
export function cargoOnPaper({ rows, dictionaries }: Told): PaperBlock[] {
  const names = Object.keys(reportCargo.fields).filter((name) => name !== 'events');
  return linesIn(rows, 'cargos').flatMap((line, i) => {
    const row = rowOf(line);
    const told = names.filter((name) => row[name] !== null && row[name] !== undefined && row[name] !== '');
    const sof = linesIn(line, 'events');
    return [
      heading(filled(TEXT.cargoReport, { n: i + 1 })),
      facts(recordFacts(reportCargo, told, line, dictionaries)),
      ...(sof.length > 0 ? [linesTable(sofEvent, sof, dictionaries)] : []),
    ];
  });
}

/** The report upright, signed by master and chief engineer; oil, bunkers and cargo across (voyage blueprint, section 8). */
function paperOf(
  told: Told,
  given: { etaZone: number | null; ship: Parameters<typeof oilBlocks>[0]['ship'] },
): OwnPaper {
  const { rows, dictionaries, report } = told;
  const nameIn = (lang: 'zh' | 'en'): string => {
    const labels = (rows[lang] ?? rowOf(rows)).labels as Readonly<Record<string, unknown>> | undefined;
    return `${String(labels?.shipName ?? '')} ${REPORT_TYPE_TEXT[report.rptType][lang]}`;
  };
  const bunkers = bunkersOnPaper(told);
  return {
    title: { zh: nameIn('zh'), en: nameIn('en') },
    ...(report.reportNo && { number: report.reportNo }),
    ...(rowOf(rows).confirmed !== 'CONFIRMED' && { mark: TEXT.watermark }),
    blocks: [
      ...movement(told, given.etaZone),
      heading(REPORT_TAB_TEXT.shipMovement),
      ...eventsOnPaper(told),
      {
        kind: 'signatures',
        signatures: [TEXT.master, TEXT.date, TEXT.chiefEngineer, TEXT.date].map((place) => ({ place })),
      },
      { kind: 'page', across: true },
      heading(REPORT_TAB_TEXT.oil),
      ...oilBlocks({ ship: given.ship, oil: report.oil, reasons: dictionaries.oil_adjust_reason ?? [] }),
      heading(TEXT.bunkers),
      ...(bunkers.length > 0 ? bunkers : [{ kind: 'note', text: TEXT.noBunkers } as const]),
      ...cargoOnPaper(told),
    ],
  };
}

/** A voyage report on paper, the same on the print view and as PDF. */
export const reportPaper = fill(ownPapers, REPORT.name, {
  paper: async (ctx, { id, rows }) => {
    const { report, context } = await entryOf(ctx, id);
    const dictionaries = await readDictionaries(ctx, dictionariesIn(REPORT));
    const zone = context.ports[report.nextPort ?? '']?.zone;
    return paperOf({ rows, dictionaries, report }, { etaZone: zone == null ? null : Number(zone), ship: context.ship });
  },
});
