import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { dictText, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { certificatesFor } from '../certificates/certificate.server.ts';
import type { ContractRow } from './contract.resource.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';

const KINDS = 'market_certificate_kind';
/** Whoever fixes need not see the papers of the ship. */
const FIXING = '合同成交';

/** Papers that the charter asks for and that a ship has not, or not until discharge has ended (market 5.8), each by its name. */
export async function certificateProblems(
  ctx: Ctx,
  row: Pick<ContractRow, 'certificates' | 'dischargeBy' | 'certWaived' | 'shipId'>,
  shipId: number,
): Promise<Text[]> {
  const { certificates, dischargeBy } = row;
  // A waiver is of the ship that was looked at.
  const waived = row.certWaived === true && row.shipId === shipId;
  if (waived || certificates.length === 0 || !dischargeBy) return [];
  const required = certificates.map(({ certKind }) => certKind);
  const found = await certificatesFor(asSystem(ctx, FIXING), { shipId, required, until: dischargeBy });
  const dictionaries = await readDictionaries(ctx, [KINDS]);
  return found
    .filter(({ passes }) => !passes)
    .map(({ certKind, found: how, validTo }) => {
      const name = dictText(dictionaries, KINDS, certKind, ctx.lang);
      if (how === 'MISSING') return fill(TEXT.certificateMissing, { name });
      if (how === 'REFUSED') return fill(TEXT.certificateRefused, { name });
      return fill(TEXT.certificateEnds, { name, to: validTo ?? '', until: dischargeBy });
    });
}
