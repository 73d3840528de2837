import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { documentNumber, organizationOfVessel } from '../../fleet/public.server.ts';
import { job } from '../../identity/public.ts';
import type { Department } from '../equipments/equipment.text.ts';
import { handoverFlow } from './handover.flow.ts';
import { sameItems } from './handover.rules.ts';
import { HANDOVER_TEXT as TEXT } from './handover.text.ts';
import { itemsOf } from './handover-items.server.ts';
import { type HandoverNoteRow, handoverNote } from './handover-note.resource.ts';

const notes = recordsOf(handoverNote);
const posts = recordsOf(job);

/** The department of a post; nothing of one ashore or in the galley. */
async function departmentOf(ctx: Ctx, postId: number): Promise<Department | undefined> {
  const { category } = await posts.get(ctx, postId);
  return category === 'DECK' || category === 'ENGINE' ? category : undefined;
}

/** What of the post is open now. */
async function taken(ctx: Ctx, row: HandoverNoteRow, department: Department) {
  const { shipId, postId } = row;
  const wholeDepartment = row.wholeDepartment === true;
  const items = await itemsOf(ctx, { shipId, postId, department, wholeDepartment });
  return { items, takenAt: ctx.now.toISOString() };
}

const saves = savesOf(handoverNote, {
  needs: ['shipId', 'postId'],
  served: async (ctx, { row, before, wrong }) => {
    if (before && before.shipId !== row.shipId) wrong('shipId', TEXT.stays.zh, TEXT.stays.en);
    if (before && before.postId !== row.postId) wrong('postId', TEXT.stays.zh, TEXT.stays.en);
    const department = await departmentOf(ctx, row.postId);
    if (!department) {
      wrong('postId', TEXT.aboard.zh, TEXT.aboard.en);
      return {};
    }
    const open = await notes.find(
      ctx,
      { shipId: row.shipId, postId: row.postId, noteStatus: ['DRAFT', 'GIVEN'] },
      { only: ['noteNo'] },
    );
    if (open.some(({ id }) => id !== before?.id)) wrong('postId', TEXT.already.zh, TEXT.already.en);
    const { items, takenAt } = await taken(ctx, row, department);
    return { department, items, takenAt };
  },
  made: async (ctx, { shipId }) => {
    const organization = await organizationOfVessel(ctx, shipId);
    return { noteNo: await documentNumber(ctx, handoverNote, organization ?? null) };
  },
});

export const { create: createNote } = saves;

const acts = serveActs(handoverNote, handoverFlow, {
  refresh: async (ctx, { row, move }) => move(await taken(ctx, row, row.department ?? 'ENGINE')),
  give: async (ctx, { row, move }) => {
    // What is signed is what was read.
    const { items } = await taken(ctx, row, row.department ?? 'ENGINE');
    if (!sameItems(row.items, items)) throw new AppError('RULE', TEXT.changed);
    return move({ giverId: ctx.user.id, giverName: ctx.user.name, giveTime: ctx.now.toISOString() });
  },
  sendBack: (_ctx, { move }) => move({ giverId: null, giverName: null, giveTime: null }),
  accept: (ctx, { row, move }) => {
    if (row.giverId === ctx.user.id) throw new AppError('RULE', TEXT.ownNote);
    return move({ takerName: ctx.user.name, takeTime: ctx.now.toISOString() });
  },
});

export const handoverActs = acts.perform;

export const handoverEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(handoverNote, { omit: ['import'], ...saves }),
];
