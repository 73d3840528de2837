import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { dictText, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { inScope } from '../../../kernel/server/permit/permit.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { certificateMatrixCall, certificateSheetCall } from './certificate.calls.ts';
import { shipBusinessCertificate } from './certificate.resource.ts';
import {
  type CertificateFinding,
  certificatesThatCount,
  checkCertificates,
  type HeldCertificate,
  lampOf,
  validUntil,
} from './certificate.rules.ts';
import { validityOf } from './certificate-settings.server.ts';
import { certificateSheet } from './certificate-sheet.server.ts';

export type CertificateMatrix = Reply<typeof certificateMatrixCall>;

const KINDS = 'market_certificate_kind';

/** Until when a paper holds follows from its dates; one that tells no day is none. */
const saves = savesOf(shipBusinessCertificate, {
  needs: ['certKind'],
  served: async (ctx, { row, wrong }) => {
    const validTo = validUntil(row, await validityOf(ctx));
    if (!validTo)
      wrong('expiryDate', '须填写到期日，没有到期日的填复核日期', 'Say when it expires, or when it is to be reviewed');
    return { validTo };
  },
});

export const createCertificate = saves.create;

type Kept = HeldCertificate & { readonly shipId: number };

const heldBy = (ctx: Ctx, ships: readonly number[]): Promise<Kept[]> =>
  ctx.db.query<Kept>({
    name: 'market-certificates-of-ships',
    text: `select id, ship_id as "shipId", cert_kind as "certKind", valid_to as "validTo", result
      from market_ship_business_certificate where deleted_at is null and ship_id = any($1::bigint[])`,
    values: [ships],
  });

type Asked = {
  readonly shipId: number;
  /** Codes of kinds. */
  readonly required: readonly string[];
  /** The day on which discharge is expected to end. */
  readonly until: string;
};

/** What a fixture asks of a ship's papers, kind by kind; of a ship that the user does not see nothing is there. */
export async function certificatesFor(ctx: Ctx, { shipId, required, until }: Asked): Promise<CertificateFinding[]> {
  const held = inScope(ctx.user, 'vessel', shipId) ? await heldBy(ctx, [shipId]) : [];
  return checkCertificates(required, held, until);
}

async function matrix(ctx: Ctx): Promise<CertificateMatrix> {
  const ships = await vesselsOf(ctx);
  const held = await heldBy(
    ctx,
    ships.map(({ id }) => id),
  );
  const today = officeDay(ctx.now);
  const dictionaries = await readDictionaries(ctx, [KINDS]);
  const used = new Set(held.map(({ certKind }) => certKind));
  const codes = (dictionaries[KINDS] ?? []).map(({ code }) => code).filter((code) => used.has(code));
  const byShip = Map.groupBy(held, ({ shipId }) => shipId);
  return {
    kinds: codes.map((code) => ({ code, name: dictText(dictionaries, KINDS, code, ctx.lang) })),
    rows: ships.map((ship) => ({
      shipId: ship.id,
      ship: (ctx.lang === 'en' && ship.nameEn) || ship.name,
      marks: certificatesThatCount(byShip.get(ship.id) ?? []).map((one) => ({
        id: one.id,
        certKind: one.certKind,
        lamp: lampOf(one, today),
        validTo: one.validTo,
      })),
    })),
  };
}

export const certificateEndpoints: readonly Endpoint[] = [
  serve(certificateMatrixCall, (ctx) => matrix(ctx)),
  serve(certificateSheetCall, async (ctx) => certificateSheet(ctx, await matrix(ctx))),
  ...crudEndpoints(shipBusinessCertificate, { ...saves }),
];
