import { AppError, invalid } from '../../../kernel/errors.ts';
import { validate } from '../../../kernel/resource/validate.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { heldLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { organizationCode } from '../../identity/public.server.ts';
import { type ApplicationRow, application } from './application.resource.ts';
import { estimateOf } from './application.rules.ts';
import type { ApplicationLine } from './application-line.resource.ts';
import { withFacts } from './line-facts.server.ts';

type Draft = Record<string, unknown>;
type Line = Partial<ApplicationLine>;

export const applications = recordsOf(application);

const priced = (lines: readonly Line[]) =>
  estimateOf(lines.map(({ applyQty, approvedQty, refPrice }) => ({ applyQty, approvedQty, price: refPrice })));

/** What the server adds to an application that is written: whose it is, the facts beside its lines, what it comes to. */
async function served(ctx: Ctx, draft: Draft, before?: ApplicationRow) {
  const { values, errors: invalidValues } = validate(
    application,
    before ? { ...before, ...draft } : withDefaults(application, draft),
  );
  // What is wrong by itself the record service refuses.
  if (invalidValues.length > 0) return undefined;
  const organizationId = Number(values.organizationId);
  const ship = await shipOfOrganization(ctx, organizationId);
  // What is granted the approvers say, each time that the document comes to them.
  const asked = (values.lines as Line[]).map((line) => ({ ...line, approvedQty: null, auditRemark: null }));
  const { lines, errors } = await withFacts(ctx, { organizationId, ship, applicationId: before?.id ?? 0 }, asked);
  if (errors.length > 0) throw invalid(errors);
  const { amount, unpriced } = priced(lines);
  return { organizationId, ship, values: { vesselId: ship?.id ?? null, lines, estimateAmount: amount, unpriced } };
}

/** A new application has the next number of its ship, or of its unit ashore. */
export async function createApplication(ctx: Ctx, draft: Draft): Promise<ApplicationRow> {
  const found = await served(ctx, draft);
  if (!found) return applications.create(ctx, draft);
  const shipCode = found.ship?.shipCode ?? (await organizationCode(ctx, found.organizationId)) ?? 'HQ';
  const pattern = String(application.fields.applyNo.options);
  const applyNo = await nextSerial(ctx, application.name, pattern, { values: { shipCode } });
  return applications.create(ctx, draft, { ...found.values, applyNo });
}

/** While it is a draft its writers change it; under approval whoever has to act on it grants quantities. */
export async function updateApplication(
  ctx: Ctx,
  draft: Draft & { id: number; version: number },
): Promise<ApplicationRow> {
  // Prices among the rest, whoever writes: what it comes to follows from them.
  const held = await heldLines(application, ctx, { id: draft.id, field: 'lines' });
  const before = held.row as ApplicationRow;
  if (before.status === 'USE') return applications.update(ctx, draft, (await served(ctx, draft, before))?.values);
  await assertActing(ctx, before);
  const { values, errors } = validate(application, { ...before, ...draft });
  if (errors.length > 0) throw invalid(errors);
  const prices = new Map(before.lines.map((line) => [line.id, line.refPrice]));
  const granted = (values.lines as Line[]).map((line) => ({
    ...line,
    refPrice: (line.id !== undefined && prices.get(line.id)) || null,
  }));
  return applications.update(ctx, draft, { estimateAmount: priced(granted).amount });
}

/** Quantities are granted by whose turn it is, not by everybody who might be asked. */
async function assertActing(ctx: Ctx, { id, status }: ApplicationRow): Promise<void> {
  if (status !== 'IN_AUDIT') return;
  const waiting = (await answerOf(ctx, approvalDesk)?.waitingForMe(ctx, application.name)) ?? [];
  if (waiting.includes(id)) return;
  throw new AppError('WRONG_STATE', {
    zh: '单据正在审批，轮到您审批时才能改批准数',
    en: 'The document is under approval; quantities are granted by whose turn it is',
  });
}
