import type { Slice } from '../../../kernel/server/compose.ts';
import { fileHolders } from '../../../kernel/server/files/access.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { discussionEndpoints } from './discussion.server.ts';
import { CHANGED, COMMENTED, NAMED } from './discussion.text.ts';
import { COMMENTS, visibleComments } from './discussion-reader.server.ts';
import { tellWatchers } from './tell-watchers.server.ts';

/** Beside every record: comments, who watches, what refers to it. */
export const discussionSlice: Slice = {
  endpoints: discussionEndpoints,
  fills: [fill(fileHolders, COMMENTS, { visible: visibleComments })],
  messageKinds: {
    'system.named': { label: NAMED, urgent: true },
    'system.commented': { label: COMMENTED },
    'system.changed': { label: CHANGED },
  },
  afterChange: tellWatchers,
};
