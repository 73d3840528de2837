import type { RecordPanel } from '../../../kernel/web/detail/record-panel.ts';
import { DISCUSSION_TEXT as TEXT } from './discussion.text.ts';
import { Feed } from './feed.web.tsx';
import { Related } from './related.web.tsx';
import { WatchButton } from './watch-button.web.tsx';

/** Beside every record: what refers to it, what is said about it and what became of it, and who watches. */
export const recordPanels: readonly RecordPanel[] = [
  {
    key: 'system.discussion',
    sort: 50,
    appliesTo: (resource) => !resource.view,
    Head: WatchButton,
    beside: { label: TEXT.related, Content: Related, peek: true },
    Feed,
  },
];
