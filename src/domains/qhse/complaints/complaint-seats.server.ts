import { AppError } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, openAccounts, whoSees } from '../../identity/public.server.ts';
import { complainant } from './complainant.resource.ts';
import { type Ladder, levelAbove, replyDueOf, type Seats, seatsOf } from './complaint.rules.ts';
import { type ComplaintRow, complaintInspection } from './complaint-inspection.resource.ts';
import { replyDays } from './complaint-settings.server.ts';
import { type Level, type ShipDepartment, COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

export const COMPLAINT_MESSAGE = 'qhse.complaint';

const complaints = recordsOf(complaintInspection);
const complainants = recordsOf(complainant);

const HEADS: Readonly<Record<ShipDepartment, string>> = { DECK: 'CHIEF_OFFICER', ENGINE: 'CHIEF_ENGINEER' };

type Place = { readonly shipId?: number | null; readonly shipDepartment?: ShipDepartment | null };

/** Who could handle it: on board by rank, in the company the superintendent and the QHSE manager, then the designated person. */
async function ladderOf(ctx: Ctx, { shipId, shipDepartment }: Place): Promise<{ ladder: Ladder; dpas: number[] }> {
  const onShip = async (role: string): Promise<number[]> =>
    shipId ? whoSees(ctx, await holdersOf(ctx, { roles: [role] }), { vesselId: shipId }) : [];
  const dpas = await holdersOf(ctx, { roles: ['DPA'] });
  const ladder = {
    DEPT_HEAD: shipDepartment ? await onShip(HEADS[shipDepartment]) : [],
    MASTER: await onShip('MASTER'),
    COMPANY: [...(await onShip('SUPT_MARINE')), ...(await holdersOf(ctx, { roles: ['QHSE_MGR'] }))],
    EXTERNAL: [...dpas, ...(await holdersOf(ctx, { roles: ['GM'] }))],
  };
  return { ladder, dpas };
}

type Asking = Place & { readonly from: Level; readonly against: number | null; readonly except?: number };

/** Who gets it from this level on; refused where nobody may. */
export async function seatsFor(ctx: Ctx, { from, against, except, ...place }: Asking): Promise<Seats> {
  const seats = seatsOf({ ...(await ladderOf(ctx, place)), from, against, except });
  if (!seats) throw new AppError('RULE', except === undefined ? TEXT.nobodyThere : TEXT.topmost);
  return seats;
}

/** Told to whoever handles it and to the designated person: its number, and nothing of what it says. */
export async function tellSeats(
  ctx: Ctx,
  row: { id: number; complaintNo: string | null },
  seats: Seats,
): Promise<void> {
  const name = row.complaintNo ?? '';
  await notify(ctx, {
    to: [seats.handlerId, ...(seats.dpaId === null ? [] : [seats.dpaId])],
    kind: COMPLAINT_MESSAGE,
    title: { zh: `${TEXT.told.zh}：${name}`, en: `${TEXT.told.en}: ${name}` },
    link: recordAddress(complaintInspection.name, row.id),
    resource: complaintInspection.name,
    recordId: row.id,
  });
}

/** The name goes with the complaint: whoever handled it before reads neither from now on. */
export async function seatComplainant(
  ctx: Ctx,
  complaintId: number,
  seats: Pick<Seats, 'handlerId' | 'dpaId'>,
): Promise<void> {
  for (const { id } of await complainants.find(ctx, { complaintId }, { only: [] }))
    await complainants.patch(ctx, id, { handlerId: seats.handlerId, dpaId: seats.dpaId }, { action: 'edit' });
}

/** What a complaint becomes one level up, and who then has it. Refused where nobody stands above. */
export async function oneLevelUp(ctx: Ctx, row: ComplaintRow) {
  const seats = await seatsFor(ctx, {
    from: levelAbove(row.complaintLevel),
    against: row.againstId,
    except: row.handlerId,
    shipId: row.shipId,
    shipDepartment: row.shipDepartment,
  });
  const { complaintLevel, handlerId, aboveId, dpaId } = seats;
  const replyDue = replyDueOf(officeDay(ctx.now), await replyDays(ctx));
  return { seats, values: { complaintLevel, handlerId, aboveId, dpaId, replyDue, satisfied: null } };
}

/** Whoever left hands on: what an account held that is closed now, and what of the designated person is no longer that one's. */
export async function reseat(ctx: Ctx): Promise<number> {
  const dpas = await holdersOf(ctx, { roles: ['DPA'] });
  const rows = await complaints.find(ctx, {});
  const open = new Set(await openAccounts(ctx, [...new Set(rows.map(({ handlerId }) => handlerId))]));
  let count = 0;
  for (const row of rows) {
    const dpaId = row.dpaId && dpas.includes(row.dpaId) ? row.dpaId : (dpas.find((id) => id !== row.againstId) ?? null);
    const gone = row.subStatus !== 'cp_closed' && !open.has(row.handlerId);
    if (dpaId === row.dpaId && !gone) continue;
    const { ladder } = await ladderOf(ctx, row);
    const seats = gone ? seatsOf({ ladder, dpas, from: row.complaintLevel, against: row.againstId }) : undefined;
    const { complaintLevel, handlerId, aboveId } = seats ?? row;
    await complaints.patch(ctx, row.id, { complaintLevel, handlerId, aboveId, dpaId }, { action: 'reseat' });
    await seatComplainant(ctx, row.id, { handlerId, dpaId });
    await tellSeats(ctx, row, { complaintLevel, handlerId, aboveId, dpaId });
    count += 1;
  }
  return count;
}
