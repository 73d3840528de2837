import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import type { Text } from '../../../kernel/text.ts';
import { guessable } from './guessable.rules.ts';
import { shipKeeper } from './ship-keeper.rules.ts';

/** Words that people here put before their digits and that lists from abroad do not have: pinyin, the product, the trade. */
const OWN_WORDS = (
  'woaini woaiwojia wodemima mima mimamima nihao zhongguo beijing shanghai tianjin dalian qingdao ningbo guangzhou shenzhen ' +
  'zhang zhangwei wangwei wangfang liwei lina zhangsan lisi wangwu xiaoming laoban gongsi chuanbo chuanzhang haiyun haiyang ' +
  'haiyue hangdao fairway qwerty qazwsx iloveyou welcome captain master seaman shipping vessel tanker bulker admin administrator ' +
  'password passwd login changeme default spring summer autumn winter'
).split(' ');

let known: Promise<ReadonlySet<string>> | undefined;

/** The commonest passwords, lower-cased as the list is; read when the first password is set. */
function common(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...(dictionary['passwords-common'] as readonly string[]), ...OWN_WORDS]),
  );
  return known;
}

/** The company's ships and units by their Latin names, word by word and in one. */
async function companyWords(ctx: Ctx): Promise<string[]> {
  const units = await ctx.db.query<{ name: string }>(
    'select lower(name_en) as name from identity_organization where name_en is not null and parent_id is null',
  );
  const ships = (await answerOf(ctx, shipKeeper)?.latinNames(ctx)) ?? [];
  return [...ships, ...units.map(({ name }) => name)].flatMap((name) => {
    const words = name.split(/[^a-z]/).filter((word) => word.length > 3);
    return [...words, name.replace(/[^a-z]/g, '')];
  });
}

/** Why a password is too easily guessed, or nothing. */
export async function commonPasswordProblem(ctx: Ctx, password: string, username: string): Promise<Text | undefined> {
  const words = new Set([
    ...(await companyWords(ctx)),
    ...username
      .toLowerCase()
      .split(/[^a-z]/)
      .filter((word) => word.length > 3),
  ]);
  const list = await common();
  return guessable(password, (word) => list.has(word) || words.has(word))
    ? {
        zh: '此密码太常用：是常见密码、拼音、公司名、船名或登录名加数字，容易被猜中。可换成几个互不相关的词加数字',
        en: 'This is too common: a known password, pinyin, or the name of the company, a ship or the account with digits. Take a few words that have nothing to do with each other',
      }
    : undefined;
}
