import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { copyCall, factsCall, type LineFacts } from './application.calls.ts';
import { application } from './application.resource.ts';
import { withFacts } from './line-facts.server.ts';
import { applications, createApplication, updateApplication } from './save-application.server.ts';

/** What a person typed of a line, to be asked for once more. */
const AGAIN = [
  'materialId',
  'itemName',
  'spec',
  'partNo',
  'drawingNo',
  'impaCode',
  'unitId',
  'applyQty',
  'partSource',
  'remark',
] as const;

/** A new draft that asks for the same; who copies it says anew when it is needed and why. */
async function copyApplication(ctx: Ctx, id: number) {
  const row = await applications.get(ctx, id);
  const { organizationId, department, purchaseType, applyKind, title, requiredDate, portId, reason } = row;
  return createApplication(ctx, {
    organizationId,
    department,
    purchaseType,
    applyKind,
    title,
    requiredDate,
    portId,
    reason,
    lines: row.lines.map((line) => Object.fromEntries(AGAIN.map((name) => [name, line[name]]))),
  });
}

type Asked = { organizationId: number; exceptId?: number; of: readonly string[] };

async function factsOf(ctx: Ctx, { organizationId, exceptId, of }: Asked): Promise<{ facts: LineFacts[] }> {
  const ship = await shipOfOrganization(ctx, organizationId);
  const asked = of.map((pair) => {
    const [materialId, unitId] = pair.split(':').map(Number) as [number, number];
    return { materialId, unitId };
  });
  const { lines } = await withFacts(ctx, { organizationId, ship, applicationId: exceptId ?? 0 }, asked);
  const prices = holds(ctx.user, PRICE_PERMISSION);
  return {
    facts: lines.map(({ baseFactor, minQty, maxQty, onOrderQty, refPrice }, i) => ({
      ...asked[i]!,
      baseFactor: baseFactor ?? null,
      minQty: minQty ?? null,
      maxQty: maxQty ?? null,
      onOrderQty: onOrderQty ?? null,
      ...(prices && { refPrice: refPrice ?? null }),
    })),
  };
}

export const applicationEndpoints: readonly Endpoint[] = [
  serve(factsCall, (ctx, { query }) => factsOf(ctx, query)),
  serve(copyCall, (ctx, { params }) => copyApplication(ctx, params.id)),
  ...crudEndpoints(application, {
    create: createApplication,
    update: updateApplication,
    pick: { hint: () => 't.apply_no' },
  }),
];
