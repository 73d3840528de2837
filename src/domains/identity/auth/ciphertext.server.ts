import { AppError } from '../../../kernel/errors.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import { CIPHERTEXT_LIFE_MS, envelopeProblem, readEnvelope } from './ciphertext.rules.ts';
import { decryptWithPrivateKey, hashOf } from './secrets.server.ts';

/** RSA-2048 gives 256 bytes: 344 characters of base64. */
const CIPHERTEXT = /^[A-Za-z0-9+/]{342}==$/;

const refusedAt =
  (field: string) =>
  (text: { zh: string; en: string }): AppError =>
    new AppError('VALIDATION', text, { errors: [{ field, message: text }] });

/**
 * The password inside a ciphertext. Refused: unreadable, older than two minutes, made for another captcha, or seen
 * before. Run it outside a transaction that may be undone, so that a ciphertext stays used.
 */
export async function openCiphertext(
  db: Db,
  ciphertext: string,
  options: { now: Date; uuid?: string; field?: string },
): Promise<string> {
  const refused = refusedAt(options.field ?? 'password');
  const clear = CIPHERTEXT.test(ciphertext) ? await decryptWithPrivateKey(db, ciphertext) : undefined;
  const envelope = clear === undefined ? undefined : readEnvelope(clear);
  if (!envelope) {
    throw refused({
      zh: '密码未按要求加密，请刷新页面后重试',
      en: 'The password is not encrypted as required; reload the page and try again',
    });
  }
  const now = options.now.getTime();
  const problem = envelopeProblem(envelope, { now, uuid: options.uuid });
  if (problem) throw refused(problem);
  const fresh = await db.query(
    `with over as (delete from identity_used_ciphertext where expires_at < $3)
     insert into identity_used_ciphertext (hash, expires_at) values ($1, $2) on conflict do nothing returning hash`,
    [hashOf(ciphertext), new Date(now + 2 * CIPHERTEXT_LIFE_MS).toISOString(), options.now.toISOString()],
  );
  if (fresh.length === 0) {
    throw refused({ zh: '这份登录信息已经用过，请重新输入', en: 'This was already used once; enter it again' });
  }
  return envelope.password;
}
