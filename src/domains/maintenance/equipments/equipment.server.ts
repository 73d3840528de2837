import { invalid } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselById } from '../../fleet/public.server.ts';
import { holdersOf } from '../../identity/public.server.ts';
import { type EquipmentRow, equipment } from './equipment.resource.ts';
import { checkPlace, isMachine } from './equipment.rules.ts';
import { KEY_CHANGED, KEY_PERMISSION, EQUIPMENT_TEXT as TEXT } from './equipment.text.ts';
import { equipmentTree } from './equipment-tree.server.ts';

const equipments = recordsOf(equipment);

/** One at a time on a ship: two moves at once could make a ring. */
export const lockShip = (ctx: Ctx, shipId: number) =>
  ctx.db.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', [equipment.name, shipId]);

type Hanging = { work: number; tolerant: number };

/** What hangs on an equipment: jobs, counters and parts, and of them the jobs with a tolerance. */
async function hangingOn(ctx: Ctx, id: number): Promise<Hanging> {
  const [found] = await ctx.db.query<Hanging>({
    name: 'maintenance-hanging-on',
    text: `select (select count(*)::int from maintenance_job j where j.equipment_id = $1 and j.deleted_at is null)
             + (select count(*)::int from maintenance_counter c where c.equipment_id = $1 and c.deleted_at is null)
             + (select count(*)::int from maintenance_equipment_part p where p.equipment_id = $1 and p.deleted_at is null) as work,
             (select count(*)::int from maintenance_job j where j.equipment_id = $1 and j.window_days > 0 and j.deleted_at is null)
               as tolerant`,
    values: [id],
  });
  return found ?? { work: 0, tolerant: 0 };
}

const saves = savesOf(equipment, {
  needs: ['shipId'],
  served: async (ctx, { row, before, wrong }) => {
    await lockShip(ctx, row.shipId);
    if (before && before.shipId !== row.shipId) wrong('shipId', '设备不能换到别的船', 'An equipment stays on its ship');
    const all = await equipmentTree(ctx, [row.shipId]);
    for (const { field, message } of checkPlace(all, { ...(before && { id: before.id }), parentId: row.parentId }))
      wrong(field, message.zh, message.en);
    const parent = all.find(({ id }) => id === row.parentId);
    const today = officeDay(ctx.now);
    for (const field of ['installDate', 'commissionDate'] as const)
      if ((row[field] ?? '') > today) wrong(field, '不能晚于今天', 'It cannot be after today');
    // A new component of a critical machine is one without anybody deciding so.
    const usual = before ? (before.keyFlag ?? false) : (parent?.keyFlag ?? false);
    if ((row.keyFlag ?? false) !== usual && (before || row.keyFlag) && !holds(ctx.user, KEY_PERMISSION))
      wrong('keyFlag', '由船技经理确定', 'The technical manager decides that');
    if (before) {
      const { work, tolerant } = await hangingOn(ctx, before.id);
      if (work > 0 && !isMachine(row.nodeType))
        wrong(
          'nodeType',
          '已有保养工作、计时器或备件，须为设备或部件',
          'It has jobs, counters or parts: a machine or a component',
        );
      if (tolerant > 0 && row.keyFlag && !before.keyFlag)
        wrong(
          'keyFlag',
          `有 ${tolerant} 项保养工作设了周期允差，须先改为 0`,
          `${tolerant} of its jobs have a tolerance; set it to 0 first`,
        );
    }
    return {};
  },
});

export const createEquipment = saves.create;

/** What jobs took over from their equipment goes with it; orders that stand keep theirs. */
async function tellJobs(ctx: Ctx, { id, department, keyFlag }: EquipmentRow): Promise<void> {
  await ctx.db.query({
    name: 'maintenance-tell-jobs',
    text: `update maintenance_job set department = $2, key_flag = $3 where equipment_id = $1 and deleted_at is null`,
    values: [id, department, keyFlag ?? false],
  });
}

/** The designated person hears what is critical now and what is no more (ISM Code 10.3). */
async function tellDesignated(ctx: Ctx, { id, code, name, nameEn, shipId, keyFlag }: EquipmentRow): Promise<void> {
  const words = keyFlag ? TEXT.nowKey : TEXT.noKey;
  const { name: ship, nameEn: shipEn } = await vesselById(ctx, shipId);
  await notify(ctx, {
    to: await holdersOf(ctx, { roles: ['DPA'] }),
    kind: KEY_CHANGED,
    title: { zh: `${ship}：${name}${words.zh}`, en: `${shipEn ?? ship}: ${nameEn} ${words.en}` },
    text: { zh: `设备编码 ${code}`, en: `Code ${code}` },
    link: recordAddress(equipment.name, id),
    resource: equipment.name,
    recordId: id,
  });
}

async function update(ctx: Ctx, draft: Parameters<typeof saves.update>[1]) {
  const before = await equipments.get(ctx, draft.id);
  const row = await saves.update(ctx, draft);
  await tellJobs(ctx, row);
  if ((before.keyFlag ?? false) !== (row.keyFlag ?? false)) await tellDesignated(ctx, row);
  return row;
}

async function restore(ctx: Ctx, id: number) {
  const row = await equipments.restore(ctx, id);
  await lockShip(ctx, row.shipId);
  const errors = checkPlace(await equipmentTree(ctx, [row.shipId]), { id, parentId: row.parentId });
  if (errors.length > 0) throw invalid(errors);
  return row;
}

export const equipmentEndpoints: readonly Endpoint[] = crudEndpoints(equipment, {
  ...saves,
  update,
  restore,
  pick: { open: `t.use_status <> 'SCRAPPED'`, hint: () => 't.code' },
});
