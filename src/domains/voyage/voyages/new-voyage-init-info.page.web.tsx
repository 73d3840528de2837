import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { voyageInitInfo } from './init-info.resource.ts';
import type { InitialReadings } from './initial-readings.rules.ts';
import { ReadingFacts } from './voyage-summary.web.tsx';

const RESOURCE: AnyResource = voyageInitInfo;

/** Opening readings come with the voyage that they open; here they are looked up. */
const SLOTS: ResourceSlots = {
  list: { omit: ['create', 'edit', 'remove', 'import'] },
  detail: {
    omit: ['edit', 'remove'],
    hidden: ['readings', 'fwStock', 'currentAccumRev', 'fwdDraft', 'aftDraft'],
    after: (row) => (
      <Panel title={t(voyageInitInfo.fields.readings.label)}>
        <ReadingFacts readings={row.readings as InitialReadings | null} now={serverDate().toISOString()} />
      </Panel>
    ),
  },
};

export function Page() {
  return <ResourcePage resource={RESOURCE} slots={SLOTS} />;
}
