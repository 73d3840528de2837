import type { Ctx } from '../../../kernel/server/context.ts';
import { type Cell, fileName, streamSheet, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download, type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { App } from '../../../kernel/server/module.ts';
import { say } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { catalogueOf } from './catalogue.server.ts';
import { permissionMatrix } from './permission.calls.ts';
import { PERMISSION_TEXT as TEXT } from './permission.text.ts';

type RoleRow = { name: string; permissions: string[] | null };

/** One row a permission, one column a role, a tick where the role holds it. */
async function matrix(ctx: Ctx, app: App): Promise<Download> {
  const roles = await ctx.db.query<RoleRow>(
    `select case when $1 = 'en' then coalesce(name_en, name) else name end as name, permissions
     from identity_role where deleted_at is null order by level, id`,
    [ctx.lang],
  );
  const held = roles.map((role) => new Set(role.permissions ?? []));
  const catalogue = catalogueOf(app.modules);
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const domain of catalogue) {
      for (const subject of domain.subjects) {
        for (const { permission, label } of subject.permissions) {
          const names = [domain.label, subject.label, label].map((text) => say(text, ctx.lang));
          yield [...names, permission, ...held.map((set) => (set.has('*') || set.has(permission) ? '✓' : null))];
        }
      }
    }
  }
  const name = say(TEXT.matrix, ctx.lang);
  const head = [TEXT.domain, TEXT.subject, TEXT.permission, TEXT.code].map((text) => say(text, ctx.lang));
  const columns = [
    ...head.map((header) => ({ header, width: 22 })),
    ...roles.map((role) => ({ header: role.name, width: 14 })),
  ];
  const stream = await streamSheet(rows(), { name, columns });
  return new Download({ stream, filename: fileName(name, officeDay(ctx.now)), type: XLSX_TYPE });
}

export const matrixEndpoints: readonly Endpoint[] = [
  serve(permissionMatrix, (ctx, _given, { app }) => matrix(ctx, app)),
];
