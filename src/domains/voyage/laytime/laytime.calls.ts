import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { route } from '../../../kernel/route.ts';
import { voyage } from '../voyages/voyage.resource.ts';
import { laytime } from './laytime.resource.ts';
import { LAYTIME_TEXT as TEXT } from './laytime.text.ts';

/** A voyage's port calls and facts become the draft of its statement. */
export const laytimeOfVoyage = defineMake({
  name: 'laytime',
  label: TEXT.build,
  from: voyage,
  to: laytime,
  tail: 'from-voyage',
  single: true,
  against: ({ voyageKind, voyageStatus }) => {
    if (voyageKind === 'REPAIR') return TEXT.repair;
    if (voyageStatus === 'PLAN') return TEXT.notBegun;
    return voyageStatus === 'CANCELLED' ? TEXT.cancelled : undefined;
  },
  done: TEXT.built,
});

export const laytimeSheetCall = route({
  method: 'GET',
  path: '/api/voyage/laytimes/:id/time-sheet',
  permission: 'voyage:laytime:export',
  summary: TEXT.excel,
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
});
