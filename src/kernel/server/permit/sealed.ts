import { createHmac } from 'node:crypto';
import { AppError, invalid } from '../../errors.ts';
import { isMask, maskOf, plainText } from '../../resource/private.ts';
import { type AnyResource, fieldsOf, snake, tableNameOf } from '../../resource/resource.ts';
import { isEmpty } from '../../resource/validate.ts';
import type { Db } from '../db/db.ts';
import { blindKey, openSealed, sealClear, sealedAnewText } from '../settings/secret.ts';

type Row = Record<string, unknown>;

/** The fields of a kind of record whose values lie sealed in the database. */
export const sealedFields = (resource: AnyResource): string[] =>
  fieldsOf(resource, 'text')
    .filter(([, field]) => field.variant === 'sealed')
    .map(([name]) => name);

const placeOf = (resource: AnyResource, name: string): string => `${resource.name}.${name}`;

/**
 * By what a sealed text is found without being opened: equal texts have equal marks (HMAC-SHA-256 under the key that seals). It is the
 * second word of what is stored: `mask mark sealed`.
 */
export async function blindMark(db: Db, resource: AnyResource, name: string, clear: string): Promise<string> {
  const key = await blindKey(db);
  return createHmac('sha256', key)
    .update(`${placeOf(resource, name)} ${plainText(clear)}`)
    .digest('base64url');
}

async function sealValue(db: Db, resource: AnyResource, name: string, clear: string): Promise<string> {
  const place = placeOf(resource, name);
  return `${maskOf(clear)} ${await blindMark(db, resource, name, clear)} ${await sealClear(db, place, clear)}`;
}

/** Puts in the place of each clear text what is stored of it. A mask is what was read before: it stays, and is refused where none stood. */
export async function sealRow(db: Db, resource: AnyResource, row: Row, current: Row = {}): Promise<void> {
  for (const name of sealedFields(resource)) {
    const value = row[name];
    if (isEmpty(value) || value === current[name]) continue;
    if (isMask(value))
      throw invalid([{ field: name, message: { zh: '须重新填写完整内容', en: 'Type it again in full' } }]);
    row[name] = await sealValue(db, resource, name, String(value));
  }
}

/** The clear text of a record's sealed field; the caller has asked for the permission and writes down who saw it. */
export async function openField(db: Db, resource: AnyResource, name: string, id: number): Promise<string | null> {
  const [row] = await db.query<{ kept: string | null }>(
    `select ${snake(name)} as kept from ${tableNameOf(resource)} where id = $1`,
    [id],
  );
  const sealed = row?.kept?.split(' ')[2];
  if (!sealed) return null;
  const clear = await openSealed(db, placeOf(resource, name), sealed);
  if (clear !== undefined) return clear;
  throw new AppError('RULE', {
    zh: '内容由另一把密钥封存，在此打不开；须以原来的 FAIRWAY_KEY 启动',
    en: 'It was sealed with another key and does not open here; start with the FAIRWAY_KEY of then',
  });
}

/** Seals with the key outside the database what the database's own key sealed before; the marks are made anew with it. */
export async function resealFields(db: Db, resources: readonly AnyResource[]): Promise<void> {
  for (const resource of resources) {
    for (const name of sealedFields(resource)) {
      const column = snake(name);
      const rows = await db.query<{ id: number; sealed: string }>(
        `select id, split_part(${column}, ' ', 3) as sealed from ${tableNameOf(resource)} where ${column} is not null`,
      );
      for (const { id, sealed } of rows) {
        const clear = await sealedAnewText(db, placeOf(resource, name), sealed);
        if (clear === undefined) continue;
        const kept = await sealValue(db, resource, name, clear);
        await db.query(`update ${tableNameOf(resource)} set ${column} = $2 where id = $1`, [id, kept]);
      }
    }
  }
}
