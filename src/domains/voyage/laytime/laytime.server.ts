import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { voyage } from '../voyages/voyage.resource.ts';
import { laytimeOfVoyage, laytimeSheetCall } from './laytime.calls.ts';
import { type LaytimeRow, laytime } from './laytime.resource.ts';
import { USUAL_EXCEPTIONS } from './laytime.rules.ts';
import { LAYTIME_TEXT as TEXT } from './laytime.text.ts';
import { statementOf } from './laytime-result.rules.ts';
import { laytimeSheet } from './laytime-sheet.server.ts';
import { cargoStays, takenOver } from './voyage-stays.server.ts';

export const laytimes = recordsOf(laytime);
const voyages = recordsOf(voyage);

/** The ship follows from the voyage; time sheet, totals and what each port comes to follow from terms, ports and facts. */
const saves = savesOf(laytime, {
  needs: ['voyageId'],
  served: async (ctx, { row, before, wrong }) => {
    const { shipName, voyageKind } = await voyages.get(ctx, row.voyageId);
    if (voyageKind === 'REPAIR') wrong('voyageId', TEXT.repair.zh, TEXT.repair.en);
    const { overlaps, ports, sheet, totals } = statementOf(row);
    for (const i of overlaps)
      wrong(`ports.${i}.norTendered`, '与上一港的停留重叠', 'It overlaps the stay in the port before');
    return {
      shipName,
      // Total hours are one allowance for all ports by their nature.
      reversible: row.basis === 'TOTAL' || row.reversible,
      ports: row.ports.map((port, i) => ({ ...port, ...ports[i] })),
      sheet: sheet.map((line, i) => ({ ...line, ...(before?.sheet[i] && { id: before.sheet[i].id }) })),
      ...totals,
    };
  },
  made: async (ctx) => ({ statementNo: await nextSerial(ctx, laytime.name, 'LT-{yy}{0000}') }),
});

export const updateLaytime = saves.update;

const fromVoyage = serveMake(laytimeOfVoyage, async (ctx, { first }) => {
  const stays = await cargoStays(ctx, first.id);
  if (stays.length === 0) throw new AppError('RULE', TEXT.noCargoPort);
  return saves.create(ctx, {
    voyageId: first.id,
    exceptions: USUAL_EXCEPTIONS,
    ...takenOver(stays),
  });
});

export const makeLaytime = fromVoyage.make;

/** What is missing before anybody can agree: named all at once, each at its field. */
export async function beforeLaytime(_ctx: Ctx, row: LaytimeRow): Promise<void> {
  const errors: FieldError[] = [];
  const miss = (field: string, message: FieldError['message']): void => {
    errors.push({ field, message });
  };
  if (row.ports.length === 0) miss('ports', TEXT.noPorts);
  if (row.basis === 'TOTAL' && row.allowedHours === null) miss('allowedHours', TEXT.noHours);
  if (row.currencyId === null) miss('currencyId', TEXT.noMoneyRate);
  if (row.demurrageRate === null) miss('demurrageRate', TEXT.noMoneyRate);
  for (const [i, port] of row.ports.entries()) {
    if (!port.norTendered && !port.allFast) miss(`ports.${i}.norTendered`, TEXT.noStart);
    if (!port.hosesOff) miss(`ports.${i}.hosesOff`, TEXT.noEnd);
    if (row.basis === 'PER_PORT' && port.allowedHours === null) miss(`ports.${i}.allowedHours`, TEXT.noPortHours);
    if (row.basis === 'RATE' && !(port.quantity && port.rate)) miss(`ports.${i}.rate`, TEXT.noRate);
  }
  if (errors.length > 0) throw invalid(errors);
}

export const laytimeEndpoints: readonly Endpoint[] = [
  fromVoyage.endpoint,
  serve(laytimeSheetCall, (ctx, { params }) => laytimeSheet(ctx, params.id)),
  ...crudEndpoints(laytime, { omit: ['import'], ...saves }),
];
