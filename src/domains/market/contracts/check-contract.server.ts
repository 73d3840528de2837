import { invalid } from '../../../kernel/errors.ts';
import type { Reply } from '../../../kernel/route.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { dictText, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vessel } from '../../fleet/public.ts';
import { certificatesFor } from '../certificates/certificate.server.ts';
import { contractCheckCall } from './contract-check.calls.ts';
import { CHECK_TEXT as TEXT } from './contract-check.text.ts';
import { contracts } from './save-contract.server.ts';

const KINDS = 'market_certificate_kind';
/** Whoever reads the contract need not read the papers themselves. */
const CHECKING = '合同证书核对';

const ships = recordsOf(vessel);

/** The papers that a contract asks for, as they are for its ship or another that the user sees (market 5.8). */
async function check(ctx: Ctx, id: number, asked: number | null): Promise<Reply<typeof contractCheckCall>> {
  const row = await contracts.get(ctx, id);
  const shipId = asked ?? row.shipId;
  if (asked !== null && (await ships.find(ctx, { id: asked }, { only: ['name'] })).length === 0)
    throw invalid([{ field: 'shipId', message: TEXT.unknownShip }]);
  const until = row.dischargeBy ?? officeDay(ctx.now);
  const required = row.certificates.map(({ certKind }) => certKind);
  const found = shipId === null ? [] : await certificatesFor(asSystem(ctx, CHECKING), { shipId, required, until });
  const dictionaries = await readDictionaries(ctx, [KINDS]);
  return {
    shipId,
    until,
    // A waiver is of the ship that was looked at.
    waived: row.certWaived === true && row.shipId === shipId,
    lacking: found.filter(({ passes }) => !passes).length,
    rows: found.map((one) => ({
      certKind: one.certKind,
      name: dictText(dictionaries, KINDS, one.certKind, ctx.lang),
      found: one.found,
      passes: one.passes,
      certificateId: one.certificateId,
      validTo: one.validTo,
    })),
  };
}

export const contractCheckEndpoint: Endpoint = serve(contractCheckCall, (ctx, { params, body }) =>
  check(ctx, params.id, body.shipId ?? null),
);
