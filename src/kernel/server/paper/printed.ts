import { type Paper, type PaperLanguage, wordsOn } from '../../paper/paper.ts';
import { fill } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { englishNames } from '../people.ts';
import { momentOnPaper } from './field-words.ts';

const PRINTED = { zh: '打印人：{name}  {time}', en: 'Printed by {name}  {time}' };

/** Who had a paper made and when, as its feet say it. */
export async function printedBy({ user, now, ...ctx }: Ctx, language: PaperLanguage): Promise<string> {
  const english = await englishNames({ user, now, ...ctx, lang: 'en' }, [user.id]);
  const time = momentOnPaper(now.toISOString());
  const { zh } = fill(PRINTED, { name: user.name, time });
  const { en } = fill(PRINTED, { name: english.get(user.id) ?? user.name, time });
  return wordsOn({ zh, en }, language === 'both' ? 'zh' : language);
}

/** The name of the file, which every system accepts. */
export function pdfName({ title, language }: Paper): string {
  return `${wordsOn(title, language === 'en' ? 'en' : 'zh').replace(/[\\/:*?"<>|]/g, '_')}.pdf`;
}
