import { permissionOf } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { PEOPLE, personName, UNITS } from '../../identity/public.server.ts';
import { fileReaders } from './system-file.calls.ts';
import { systemFile } from './system-file.resource.ts';

const files = recordsOf(systemFile);

type Reader = {
  id: number;
  personName: string;
  organizationName: string;
  firstReadTime: string | null;
  signTime: string | null;
  answer: string | null;
};

type Asked = { read?: 'true' | 'false'; page: number; size: number };

/** Who received it, those who have not read it first. */
async function readersOf(ctx: Ctx, id: number, { read, page, size }: Asked) {
  await files.get(ctx, id);
  const wanted = read === undefined ? null : read === 'true';
  const [count] = await ctx.db.query<{ total: number }>({
    name: 'qhse-count-readers',
    text: `select count(*)::int as total from qhse_receipt r where r.file_id = $1 and r.deleted_at is null
      and ($2::boolean is null or (r.first_read_time is not null) = $2)`,
    values: [id, wanted],
  });
  const people = await ctx.db.query<Reader>({
    name: `qhse-readers-${ctx.lang}`,
    text: `select r.id, ${personName(ctx.lang)} as "personName", coalesce(case when $3 = 'en' then o.name_en end, o.name, '') as "organizationName",
        r.first_read_time as "firstReadTime", r.sign_time as "signTime", r.answer
      from qhse_receipt r join ${PEOPLE} u on u.id = r.user_id left join ${UNITS} o on o.id = u.organization_id
      where r.file_id = $1 and r.deleted_at is null and ($2::boolean is null or (r.first_read_time is not null) = $2)
      order by r.first_read_time desc nulls first, u.name, r.id limit $4 offset $5`,
    values: [id, wanted, ctx.lang, size, page * size],
  });
  return { people, total: count?.total ?? 0 };
}

export const readersEndpoint = serve(fileReaders, (ctx, { params, query }) => readersOf(ctx, params.id, query));

/** Attachments are opened by those who see the file, and by those who received it while it is not withdrawn. */
export async function filesOpenTo(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const issued = holds(ctx.user, permissionOf(systemFile, 'list'))
    ? await files.find(ctx, { id: ids }, { only: ['fileNo'] })
    : [];
  const received = await ctx.db.query<{ id: number }>({
    name: 'qhse-files-received',
    text: `select f.id from qhse_system_file f join qhse_receipt r on r.file_id = f.id and r.deleted_at is null
      where f.id = any($1::bigint[]) and f.deleted_at is null and r.user_id = $2 and f.sub_status in ('sf_published', 'sf_expired')`,
    values: [ids, ctx.user.id],
  });
  return new Set([...issued, ...received].map(({ id }) => id));
}
