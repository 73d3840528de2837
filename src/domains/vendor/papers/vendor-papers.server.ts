import { outsideAct, outsideEndpoints, ownRow } from '../../../kernel/server/crud/outside.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { rowSchema } from '../../../kernel/server/http/openapi-schema.ts';
import { submitPaper, withdrawPaper } from '../../partner/public.server.ts';
import { ownPaperFace, proposedPaperFace } from '../../partner/public.ts';
import { vendorOf } from '../sign-in/vendor-session.server.ts';
import { submitPaperCall, vendorWordsCall, withdrawPaperCall } from './vendor-papers.calls.ts';

const WORDS = ['partner_paper'] as const;

/** The papers of the own firm, and what it hands in. Whose they are the token says. */
export const vendorPaperEndpoints: readonly Endpoint[] = [
  ...outsideEndpoints(ownPaperFace, { calls: ['list'] }),
  ...outsideEndpoints(proposedPaperFace, { calls: ['list', 'get'] }),
  serve(
    submitPaperCall,
    async (ctx, { body }) => ownRow(proposedPaperFace, ctx, await submitPaper(ctx, vendorOf(ctx), body)),
    { docs: { body: rowSchema(proposedPaperFace), reply: rowSchema(proposedPaperFace) } },
  ),
  outsideAct(proposedPaperFace, withdrawPaperCall, async (ctx, { params, body }) => {
    await withdrawPaper(ctx, params.id, body.version);
    return undefined;
  }),
  serve(vendorWordsCall, async (ctx) => {
    const found = await readDictionaries(ctx, WORDS);
    return Object.fromEntries(
      WORDS.map((code) => [
        code,
        (found[code] ?? []).map((entry) => ({
          code: entry.code,
          zh: entry.zh,
          en: entry.en,
          enabled: entry.enabled,
        })),
      ]),
    );
  }),
];
