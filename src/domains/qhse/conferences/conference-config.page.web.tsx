import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { conferenceConfig } from './conference-config.resource.ts';

const SLOTS: ResourceSlots = {
  form: { hidden: ({ conferenceLevel }) => (conferenceLevel === 'DEPT' ? [] : ['unitIds']) },
};

/** Which conferences are held, by whom and how often. */
export function Page() {
  return <ResourcePage resource={conferenceConfig} slots={SLOTS} />;
}
