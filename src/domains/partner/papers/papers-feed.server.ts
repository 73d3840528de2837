import type { FeedProvider } from '../../../kernel/server/feed.ts';
import { listFeed } from '../../../kernel/server/list-feed.ts';
import { proposedPaper } from './proposed-paper.resource.ts';

/** What suppliers handed in and nobody has looked at. */
export const papersFeed: Readonly<Record<string, FeedProvider>> = {
  'partner.papersToCheck': listFeed({
    label: { zh: '待审核证照', en: 'Papers to check' },
    sort: 65,
    permission: 'partner:proposedPaper:accept',
    of: proposedPaper,
    component: 'partner/PaperReview',
    filter: { paperStatus: ['SUBMITTED'] },
    shows: ['partnerId'],
    act: { zh: '审核', en: 'Check' },
  }),
};
