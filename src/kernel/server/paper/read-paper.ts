import { notFound } from '../../errors.ts';
import type { Paper, PaperBlock, PaperLanguage } from '../../paper/paper.ts';
import { recordAddress } from '../../record-address.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { Lang } from '../../text.ts';
import { derivedCall } from '../batch/single-call.ts';
import type { Ctx } from '../context.ts';
import { readDictionaries } from '../dictionaries.ts';
import type { Http } from '../http/endpoint.ts';
import { publicAddress } from '../http/public-address.ts';
import { assertAccess } from '../permit/permit.ts';
import { seenBy } from '../permit/private.ts';
import { answerOf, answersOf } from '../ports.ts';
import { findResource } from '../registry.ts';
import type { PaperRow, RowIn } from './field-words.ts';
import { letterhead, type OwnPaper, ownPapers, paperSignatures } from './paper-ports.ts';
import { dictionariesIn, recordPaper } from './record-paper.ts';

export type PaperOf = { readonly resource: string; readonly id: number; readonly language: PaperLanguage };

/**
 * A record as paper. Permission and scope are those of the call that reads the record, so that a domain's own rules hold here too:
 * FORBIDDEN and NOT_FOUND are its answers. NOT_FOUND also for a kind that cannot be read by itself.
 */
export async function readPaper(ctx: Ctx, http: Http, asked: PaperOf): Promise<Paper> {
  const resource = findResource(ctx, asked.resource);
  const read = resource && derivedCall(http.app, resource, 'get');
  if (!resource || !read) throw notFound({ zh: '单据', en: 'Document' });
  assertAccess(ctx.user, read.route.permission);
  const readIn = async (lang: Lang): Promise<PaperRow> =>
    (await read.run({ ...ctx, lang }, { params: { id: asked.id } } as never, http)) as PaperRow;
  const rows: RowIn = {};
  const spoken = asked.language === 'both' ? (['zh', 'en'] as const) : [asked.language];
  for (const lang of spoken) Object.assign(rows, { [lang]: await readIn(lang) });
  const own = answersOf(ctx, ownPapers).get(resource.name);
  const said = own ? await own.paper(ctx, { id: asked.id, rows }) : await derivedPaper(ctx, resource, rows);
  return whole(ctx, http, { asked, said });
}

async function derivedPaper(ctx: Ctx, resource: AnyResource, rows: RowIn): Promise<OwnPaper> {
  const seen = seenBy(ctx.user, resource);
  return recordPaper(seen, rows, await readDictionaries(ctx, dictionariesIn(seen)));
}

/** With the company at its head, who approved it at its end, and the way back to the record. */
async function whole(
  ctx: Ctx,
  { app, request }: Http,
  { asked, said }: { asked: PaperOf; said: OwnPaper },
): Promise<Paper> {
  const { resource, id, language } = asked;
  const company = await answerOf(ctx, letterhead)?.company(ctx);
  const signatures = (await answerOf(ctx, paperSignatures)?.signatures(ctx, { resource, recordId: id })) ?? [];
  const signed: PaperBlock[] = signatures.length > 0 ? [{ kind: 'signatures', signatures }] : [];
  return {
    ...said,
    language,
    ...(company && { company }),
    link: publicAddress({ app, request }, recordAddress(resource, id)),
    blocks: [...said.blocks, ...signed],
  };
}
