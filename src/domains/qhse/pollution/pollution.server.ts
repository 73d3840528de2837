import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Saving, savesOf } from '../../../kernel/server/crud/saves.ts';
import type { HeldBack } from '../../../kernel/server/held-back.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { tankCapacity } from '../constants/tank-capacity.resource.ts';
import { createReport } from '../reports/report.server.ts';
import { pollutionFlow } from './pollution.flow.ts';
import { TANKS_OF } from './pollution.rules.ts';
import { type PollutionRow, pollutionRecord } from './pollution-record.resource.ts';
import { POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';
import { recordTotal } from './record-total.resource.ts';
import { assertTanks } from './tank-lines.server.ts';
import { tankStanding } from './tank-standing.resource.ts';
import { wasteCheck } from './waste-check.resource.ts';
import { wasteLanding } from './waste-landing.resource.ts';

const records = recordsOf(pollutionRecord);

type Saved = Saving<typeof pollutionRecord.fields>;

/** Its tanks are of the ship, and of those of which the book keeps account. */
async function judgeTanks(ctx: Ctx, { row, wrong }: Saved): Promise<void> {
  const named = (['tankId', 'toTankId'] as const).filter((field) => row[field]);
  if (named.length === 0) return;
  const ids = named.map((field) => row[field]!);
  const found = await recordsOf(tankCapacity).find(ctx, { id: ids }, { only: ['shipId', 'tankType'] });
  for (const field of named) {
    const tank = found.find(({ id }) => id === row[field]);
    if (!tank || tank.shipId !== row.shipId || !TANKS_OF[row.book].includes(tank.tankType))
      wrong(field, TEXT.tankOfBook.zh, TEXT.tankOfBook.en);
  }
}

const saves = savesOf(pollutionRecord, {
  needs: ['shipId', 'book'],
  served: async (ctx, saving) => {
    const { row, before, wrong } = saving;
    if (row.endTime > ctx.now.toISOString()) wrong('endTime', TEXT.future.zh, TEXT.future.en);
    if (before?.replacesId && (row.shipId !== before.shipId || row.book !== before.book))
      wrong('book', TEXT.sameBook.zh, TEXT.sameBook.en);
    await judgeTanks(ctx, saving);
    // Who signed it, and what it corrects, nobody types.
    return { replacesId: before?.replacesId ?? null, officerId: null, masterId: null, eventReportId: null };
  },
  made: async (ctx, _row, given) => ({
    entryNo: await nextSerial(ctx, pollutionRecord.name, 'PB-{yyyy}-{00000}'),
    replacesId: given.replacesId ?? null,
    correctReason: given.correctReason ?? null,
  }),
});

export const createLine = saves.create;

/** An accidental discharge is an event: its first report is written with the line. */
async function reportSpill(ctx: Ctx, row: PollutionRow): Promise<number | null> {
  if (row.method !== 'ACCIDENTAL') return null;
  const told = fill(TEXT.spill, { no: row.entryNo ?? '', remark: row.remark ?? '' });
  const made = await createReport(ctx, {
    reportKind: 'INCIDENT',
    shipId: row.shipId,
    eventType: 'POLLUTION',
    severity: 'SERIOUS',
    occurDay: officeDay(new Date(row.endTime)),
    occurTime: row.endTime,
    description: ctx.lang === 'en' ? told.en : told.zh,
    spillM3: row.quantityM3,
  });
  return made.id;
}

const acts = serveActs(pollutionRecord, pollutionFlow, {
  sign: async (ctx, { row, move }) => {
    const wrong: FieldError[] = [];
    if (row.method === 'RECEPTION' && !row.receiptFiles?.length)
      wrong.push({ field: 'receiptFiles', message: TEXT.fileNeeded });
    if (row.endTime > ctx.now.toISOString()) wrong.push({ field: 'endTime', message: TEXT.future });
    if (wrong.length > 0) throw invalid(wrong);
    const retainedM3 = await assertTanks(ctx, row);
    const eventReportId = await reportSpill(ctx, row);
    return move({ officerId: ctx.user.id, signTime: ctx.now.toISOString(), retainedM3, eventReportId });
  },
  countersign: (ctx, { row, move }) => {
    if (row.officerId === ctx.user.id) throw new AppError('RULE', TEXT.ownLine);
    return move({ masterId: ctx.user.id, masterSignTime: ctx.now.toISOString() });
  },
  correct: async (ctx, { row, reason }) => {
    const [other] = await records.find(ctx, { replacesId: row.id }, { only: ['entryNo'] });
    if (other) throw new AppError('RULE', fill(TEXT.corrected, { no: other.entryNo ?? '' }));
    return saves.create(
      ctx,
      {
        shipId: row.shipId,
        book: row.book,
        entryCode: row.entryCode,
        itemNo: row.itemNo,
        startTime: row.startTime,
        endTime: row.endTime,
        method: row.method,
        tankId: row.tankId,
        toTankId: row.toTankId,
        quantityM3: row.quantityM3,
        latitude: row.latitude,
        longitude: row.longitude,
        portId: row.portId,
        receiptNo: row.receiptNo,
        receiptFiles: row.receiptFiles,
        remark: row.remark,
      },
      { replacesId: row.id, correctReason: reason },
    );
  },
});

export const pollutionActs = acts.perform;

/** What the database holds of signed lines, whatever a service forgets (`migrations/qhse`). */
export const pollutionHeldBack: Readonly<Record<string, HeldBack>> = {
  qhse_pollution_record_as_signed: { code: 'WRONG_STATE', message: TEXT.standsAsSigned },
};

const LISTED_ONLY = ['get', 'create', 'update', 'remove', 'restore', 'import', 'options', 'history'] as const;

export const pollutionEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(pollutionRecord, { omit: ['import'], ...saves }),
  ...[tankStanding, recordTotal, wasteLanding, wasteCheck].flatMap((view) =>
    crudEndpoints(view, { omit: LISTED_ONLY }),
  ),
];
