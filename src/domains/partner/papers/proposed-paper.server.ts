import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { queueMail } from '../../../kernel/server/mail/mail.ts';
import { partners } from '../partners/save-partner.server.ts';
import { acceptedMail, refusedMail } from './paper-mail.text.ts';
import { proposedPaperFlow } from './proposed-paper.flow.ts';
import { type ProposedPaperRow, proposedPaper } from './proposed-paper.resource.ts';

/** Whoever handed it in is told, as long as the account is in use. */
async function tellSubmitter(ctx: Ctx, row: ProposedPaperRow, mail: { subject: string; text: string }): Promise<void> {
  const [to] = await ctx.db.query<{ email: string }>({
    name: 'partner-paper-submitter',
    text: `select email from partner_vendor_user where id = $1 and user_status = 'ACTIVE' and deleted_at is null`,
    values: [row.vendorUserId],
  });
  if (to) await queueMail(ctx, { to: to.email, subject: mail.subject, text: mail.text });
}

/** It stands among the papers of its partner: in the place of the one that it renews as long as that is there, else beside the others. */
async function putInForce(ctx: Ctx, row: ProposedPaperRow): Promise<void> {
  const { id, version, papers } = await partners.held(ctx, row.partnerId);
  const { kind, number, issuer, validFrom, validTo, attachment } = row;
  const renewed = papers.some((one) => one.id === row.replacesId);
  await partners.update(ctx, {
    id,
    version,
    papers: [
      ...papers.map((one) =>
        one.id === row.replacesId
          ? { id: one.id, kind, number, issuer, validFrom, validTo, attachment, mandatory: one.mandatory }
          : one,
      ),
      ...(renewed ? [] : [{ kind, number, issuer, validFrom, validTo, attachment, mandatory: false }]),
    ],
  });
}

export const proposedPaperActs = serveActs(proposedPaper, proposedPaperFlow, {
  accept: async (ctx, { row, move }) => {
    await putInForce(ctx, row);
    await tellSubmitter(ctx, row, acceptedMail(row));
    return move();
  },
  refuse: async (ctx, { row, reason, move }) => {
    await tellSubmitter(ctx, row, refusedMail(row, reason));
    return move({ refuseReason: reason });
  },
});

/** Papers are handed in by suppliers alone; the house decides. */
export const proposedPaperEndpoints: readonly Endpoint[] = [
  ...proposedPaperActs.endpoints,
  ...crudEndpoints(proposedPaper, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
];
