import { recordAddress } from '../../../kernel/record-address.ts';
import { labelOf } from '../../../kernel/resource/describe.ts';
import { recordName } from '../../../kernel/resource/record-name.ts';
import { actLabel } from '../../../kernel/server/acts.ts';
import type { ChangedRecord, Changes } from '../../../kernel/server/changes.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { App } from '../../../kernel/server/module.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { systemTransaction } from '../../../kernel/server/system-transaction.ts';
import { recordAsSystem, type Seen, whoSeesRecord } from './seen-record.server.ts';

/** So many fields are named; more than these nobody reads in a message. */
const MOST_FIELDS = 6;

type Watched = { resource: string; id: number; watchers: number[] };

/** Who watches any of these records: one statement, however many records were changed. */
const watchedOf = (app: App, records: readonly ChangedRecord[]): Promise<Watched[]> =>
  app.db.query<Watched>({
    name: 'communication-watched',
    text: `select w.resource, w.record_id as id, array_agg(w.user_id) as watchers from communication_watcher w
      join unnest($1::text[], $2::bigint[]) as c(resource, id) on c.resource = w.resource and c.id = w.record_id group by 1, 2`,
    values: [records.map((one) => one.resource.name), records.map((one) => one.id)],
  });

/** Tells those who watch a record what was done to it: once an act, not whoever did it, and only those who may see it. */
export async function tellWatchers(app: App, acts: readonly Changes[]): Promise<void> {
  const watched = await watchedOf(
    app,
    acts.flatMap(({ records }) => records),
  );
  if (watched.length === 0) return;
  for (const { by, name, requestId, records } of acts) {
    const followed = records.flatMap((changed) => {
      const found = watched.find((one) => one.id === changed.id && one.resource === changed.resource.name);
      const watchers = found?.watchers.filter((id) => !by.includes(id)) ?? [];
      return watchers.length > 0 ? [{ changed, watchers }] : [];
    });
    if (followed.length === 0) continue;
    await systemTransaction(app, { reason: '关注', requestId }, async (ctx) => {
      for (const { changed, watchers } of followed) {
        const seen = await seenNow(ctx, changed);
        const to = seen ? [...(await whoSeesRecord(ctx, seen, watchers))] : [];
        if (seen && to.length > 0) await tell(ctx, seen, changed, name, to);
      }
    });
  }
}

const seenNow = async (ctx: Ctx, { resource, id, gone }: ChangedRecord): Promise<Seen | undefined> =>
  gone ? { resource, row: { ...gone, id } } : recordAsSystem(ctx, resource.name, id);

async function tell(ctx: Ctx, seen: Seen, changed: ChangedRecord, who: string, to: readonly number[]): Promise<void> {
  const { resource, id, action, fields, gone } = changed;
  const name = { zh: recordName(resource, seen.row, 'zh'), en: recordName(resource, seen.row, 'en') };
  const act = actLabel(ctx, resource.name, action);
  const labels = fields.slice(0, MOST_FIELDS).map((field) => labelOf(resource, field));
  const more = fields.length > MOST_FIELDS;
  await notify(ctx, {
    to,
    kind: 'system.changed',
    title: {
      zh: `${resource.label.zh} ${name.zh}：${act.zh}（${who}）`,
      en: `${resource.label.en} ${name.en}: ${act.en} (${who})`,
    },
    ...(labels.length > 0 && {
      text: {
        zh: `${labels.map((label) => label.zh).join('、')}${more ? `等 ${fields.length} 项` : ''}`,
        en: `${labels.map((label) => label.en).join(', ')}${more ? ` and ${fields.length - MOST_FIELDS} more` : ''}`,
      },
    }),
    ...(!gone && { link: recordAddress(resource.name, id) }),
    resource: resource.name,
    recordId: id,
  });
}
