import type { Text } from '../../../kernel/text.ts';
import { isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import type { ApplyKind, PartSource } from '../applications/application-words.text.ts';
import { DEMAND_TEXT } from './demand.text.ts';
import type { Priority } from './demand-words.text.ts';

/** Needs of one key may be bought together: the same material from the same source. A free description merges with nothing but itself. */
export const itemKeyOf = (line: {
  readonly id: number;
  readonly materialId: number | null;
  readonly partSource: PartSource | null;
}): string =>
  line.materialId === null ? `line ${line.id}` : `material ${line.materialId} ${line.partSource ?? 'ANY'}`;

export const priorityOf = (kind: ApplyKind): Priority => (kind === 'EMERGENCY' || kind === 'URGENT' ? kind : 'NORMAL');

/** Why a need is not bought now: it waits for no buyer, or all of it is on its way. */
export const takenNeed = ({
  status,
  openQty,
}: {
  readonly status?: string | null;
  readonly openQty?: MaybeDecimal;
}): Text | undefined =>
  (status === 'OPEN' || status === 'ASSIGNED') && isPositive(openQty) ? undefined : DEMAND_TEXT.taken;
