import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { ReplacePreview } from './replace-preview.web.tsx';
import { voyageReplacement } from './replacement.resource.ts';

const OF_MOVE = ['toVoyage', 'firstReport', 'lastReport'];
const OF_NUMBER = ['newNo'];

const SLOTS: ResourceSlots = {
  list: { omit: ['edit', 'remove', 'import'] },
  form: {
    hidden: ({ kind }) => (kind === 'NUMBER' ? OF_MOVE : OF_NUMBER),
    after: (store) => <ReplacePreview store={store} />,
  },
  detail: { omit: ['edit', 'remove'] },
};

/** What was replaced, and the form that replaces. */
export function Page() {
  return <ResourcePage resource={voyageReplacement} slots={SLOTS} />;
}
