import { AppError } from '../../../kernel/errors.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { documentNumber, shipOfOrganization } from '../../fleet/public.server.ts';
import { type ApplicationRow, application } from './application.resource.ts';
import { estimateOf } from './application.rules.ts';
import type { ApplicationLine } from './application-line.resource.ts';
import { withFacts } from './line-facts.server.ts';

type Line = Partial<ApplicationLine>;

export const applications = recordsOf(application);

const priced = (lines: readonly Line[]) =>
  estimateOf(lines.map(({ applyQty, approvedQty, refPrice }) => ({ applyQty, approvedQty, price: refPrice })));

/** While it is a draft its writers change it; under approval whoever has to act on it grants quantities. */
const saves = savesOf(application, {
  needs: ['organizationId'],
  // Whose it is, the facts beside its lines, what it comes to.
  async served(ctx, { row, before, wrong }) {
    const { organizationId } = row;
    const ship = await shipOfOrganization(ctx, organizationId);
    // What is granted the approvers say, each time that the document comes to them.
    const asked = row.lines.map((line) => ({ ...line, approvedQty: null, auditRemark: null }));
    const { lines, errors } = await withFacts(ctx, { organizationId, ship, applicationId: before?.id ?? 0 }, asked);
    for (const { field, message } of errors) wrong(field, message.zh, message.en);
    const { amount, unpriced } = priced(lines);
    const seasonId = row.applyKind === 'SEASON' ? row.seasonId : null;
    return { vesselId: ship?.id ?? null, seasonId, lines, estimateAmount: amount, unpriced };
  },
  // A new one has the next number of its ship, or of its unit ashore.
  made: async (ctx, { organizationId }) => ({ applyNo: await documentNumber(ctx, application, organizationId) }),
  async later(ctx, { row, before }) {
    await assertActing(ctx, before);
    const prices = new Map(before.lines.map((line) => [line.id, line.refPrice]));
    const granted = row.lines.map((line) => ({ ...line, refPrice: prices.get(line.id) ?? null }));
    return { estimateAmount: priced(granted).amount };
  },
});

export const { create: createApplication, update: updateApplication, derive: deriveApplication } = saves;

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
