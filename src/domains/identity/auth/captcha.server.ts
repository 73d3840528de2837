import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/server/db/db.ts';

const CAPTCHA_LIFE_MS = 120_000;

/** A new picture as a data URL (112x38, five characters without look-alikes behind lines). Its answer is kept two minutes. */
export async function createCaptcha(db: Db, now: Date): Promise<{ img: string; uuid: string }> {
  // Its font is big: it is loaded with the first picture.
  const { default: svgCaptcha } = await import('svg-captcha');
  const { data, text } = svgCaptcha.create({
    size: 5,
    width: 112,
    height: 38,
    fontSize: 40,
    noise: 4,
    color: true,
    background: '#F6F8FA',
    ignoreChars: '0oO1iIlL5sS2zZ',
  });
  const uuid = randomUUID();
  await db.query(
    `with over as (delete from identity_captcha where expires_at < $4)
     insert into identity_captcha (id, answer, expires_at) values ($1, $2, $3)`,
    [uuid, text.toLowerCase(), new Date(now.getTime() + CAPTCHA_LIFE_MS).toISOString(), now.toISOString()],
  );
  return { img: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`, uuid };
}

/** Whether the code answers the captcha. Right or wrong, the captcha is used up. */
export async function takeCaptcha(db: Db, given: { uuid: string; code: string; now: Date }): Promise<boolean> {
  const [row] = await db.query<{ answer: string }>(
    'delete from identity_captcha where id = $1 and expires_at > $2 returning answer',
    [given.uuid, given.now.toISOString()],
  );
  return row !== undefined && row.answer === given.code.trim().toLowerCase();
}
