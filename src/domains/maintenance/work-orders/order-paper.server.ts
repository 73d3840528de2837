import type { PaperBlock, PaperTable, Words } from '../../../kernel/paper/paper.ts';
import { labelOf } from '../../../kernel/resource/describe.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Dictionaries, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { fieldWords, momentOnPaper, type RowIn } from '../../../kernel/server/paper/field-words.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { PART_TEXT } from '../parts/part.text.ts';
import { orderFlow } from './order.flow.ts';
import { answerField, isOpen } from './order.rules.ts';
import { CARD_TEXT as CARD, ORDER_TEXT as TEXT } from './order.text.ts';
import { orderCheck } from './order-check.resource.ts';
import { limitWords } from './order-paper.rules.ts';
import { orderPart } from './order-part.resource.ts';
import { workOrder } from './work-order.resource.ts';

const ORDER: AnyResource = workOrder;
const MACHINE: AnyResource = equipment;
const JOB: AnyResource = maintenanceJob;
const HEAD = [
  'woStatus',
  'orderType',
  'shipId',
  'workName',
  'level',
  'department',
  'responsiblePost',
  'dueDate',
  'latestDate',
  'keyFlag',
];
const PLATE = ['code', 'maker', 'model', 'serialNo', 'place', 'classCode'];
const LAST = ['lastDoneDate', 'lastDoneHours', 'lastDueDate'];
const PERMITS = ['needPermit', 'permitNo', 'needRisk', 'riskNo'];
const DONE = ['startTime', 'doneDate', 'doneHours', 'manHours', 'result', 'overdueReason', 'conditionFound', 'remark'];
/** Lines in which parts are written by hand that nobody planned. */
const ROOM = 3;
const EMPTY = '';

const machines = recordsOf(equipment);
const jobs = recordsOf(maintenanceJob);

type Told = { readonly rows: RowIn; readonly dictionaries: Dictionaries };

/** A value as it stands, or room for it: a card goes to work before anything is known. */
function worded(child: AnyResource, name: string, line: RowIn, { rows, dictionaries }: Told): Words {
  const value = (line.zh ?? line.en)?.[name];
  if (value === null || value === undefined || value === '') return EMPTY;
  return fieldWords(name, { fields: child.fields, rows: line }, dictionaries, { fields: ORDER.fields, rows });
}

/** What is checked, between which limits, and what was found or room for it. */
function checksTable(told: Told): PaperTable {
  const rows = linesIn(told.rows, 'checklist').map((line, i): Words[] => {
    const check = line.zh ?? line.en ?? {};
    const answer = worded(orderCheck, answerField(check), line, told);
    return [
      String(i + 1),
      worded(orderCheck, 'item', line, told),
      limitWords(check),
      worded(orderCheck, 'needed', line, told),
      answer === EMPTY && answerField(check) === 'finding' ? CARD.either : answer,
      check.outside === true ? CARD.outside : EMPTY,
    ];
  });
  const { item, needed } = orderCheck.fields;
  return {
    kind: 'table',
    columns: [
      { head: '#' },
      { head: item.label, share: 4 },
      { head: CARD.limits, share: 2 },
      { head: needed.label, align: 'center' },
      { head: CARD.found, share: 2 },
      { head: CARD.note, share: 2 },
    ],
    rows,
  };
}

/** Parts that were planned and used; until the work is reported with lines for others. */
function partsTable(told: Told, open: boolean): PaperTable {
  const lines = linesIn(told.rows, 'parts').map((line): Words[] =>
    ['equipmentPartSpecId', 'planned', 'usedQty'].map((name) => worded(orderPart, name, line, told)),
  );
  const more = open ? Array.from({ length: ROOM }, (): Words[] => [EMPTY, EMPTY, EMPTY]) : [];
  const { equipmentPartSpecId, planned, usedQty } = orderPart.fields;
  return {
    kind: 'table',
    columns: [
      { head: '#' },
      { head: equipmentPartSpecId.label, share: 4 },
      { head: planned.label, align: 'right', share: 1 },
      { head: usedQty.label, align: 'right', share: 1 },
    ],
    rows: [...lines, ...more].map((cells, i) => [String(i + 1), ...cells]),
  };
}

const heading = (text: Words): PaperBlock => ({ kind: 'heading', text });

/** Facts of another record that the order names; nothing where it is gone or out of the reader's sight. */
function factsOf(resource: AnyResource, names: readonly string[], row: object | undefined): PaperBlock[] {
  if (!row) return [];
  const told: Readonly<Record<string, unknown>> = { ...row };
  return [{ kind: 'facts', facts: recordFacts(resource, names, { zh: told, en: told }, {}), columns: 3 }];
}

const idOf = (value: unknown): number[] => (typeof value === 'number' ? [value] : []);

/** The machine with its name plate. */
async function plate(ctx: Ctx, equipmentId: unknown): Promise<PaperBlock[]> {
  const [machine] = await machines.find(ctx, { id: idOf(equipmentId) });
  if (!machine) return [];
  return [heading({ zh: machine.name, en: machine.nameEn }), ...factsOf(MACHINE, PLATE, machine)];
}

/** When its job was done before: of an order that is finished that says nothing, it was the last itself. */
async function lastDone(ctx: Ctx, { jobId, woStatus }: Readonly<Record<string, unknown>>): Promise<PaperBlock[]> {
  if (woStatus === 'FINISHED') return [];
  const [job] = await jobs.find(ctx, { id: idOf(jobId) });
  const facts = factsOf(JOB, LAST, job);
  return facts.length > 0 ? [heading(CARD.lastDone), ...facts] : [];
}

/** What goes to work with whoever does it, and comes back signed: until it is reported with room for what is found. */
export const orderPaper = fill(ownPapers, workOrder.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(ORDER));
    const row = rows.zh ?? rows.en ?? {};
    const told = { rows, dictionaries };
    const open = isOpen(row.woStatus) && row.woStatus !== 'REPORTED';
    const facts = (names: readonly string[]): PaperBlock => {
      const known = recordFacts(ORDER, names, rows, dictionaries);
      const blank = names.map((name) => row[name] === null || row[name] === undefined || row[name] === '');
      return {
        kind: 'facts',
        facts: known.map((fact, i) => (open && blank[i] ? { ...fact, value: EMPTY } : fact)),
        columns: 4,
      };
    };
    const checks = checksTable(told);
    const parts = partsTable(told, open);
    return {
      title: CARD.title,
      number: String(row.orderNo ?? ''),
      ...(row.woStatus === 'CANCELLED' && { mark: orderFlow.states.CANCELLED }),
      blocks: [
        facts(HEAD),
        ...(await plate(ctx, row.equipmentId)),
        ...(await lastDone(ctx, row)),
        ...(row.instruction
          ? [heading(labelOf(ORDER, 'instruction')), { kind: 'paragraph' as const, text: String(row.instruction) }]
          : []),
        heading(CARD.permits),
        facts(PERMITS),
        ...(checks.rows.length > 0 ? [heading(TEXT.checks), checks] : []),
        ...(parts.rows.length > 0 ? [heading(PART_TEXT.used), parts] : []),
        heading(CARD.done),
        facts(DONE),
        {
          kind: 'signatures',
          signatures: [
            { place: CARD.doneBy, ...signed(row.reporterName, row.reportTime) },
            { place: workOrder.fields.confirmName.label, ...signed(row.confirmName, row.confirmTime) },
            ...(row.shoreVerify === true
              ? [{ place: workOrder.fields.verifyName.label, ...signed(row.verifyName, row.verifyTime) }]
              : []),
          ],
        },
      ],
    };
  },
});

const signed = (name: unknown, at: unknown): { name?: string; at?: string } =>
  typeof name === 'string' && typeof at === 'string' ? { name, at: momentOnPaper(at) } : {};
