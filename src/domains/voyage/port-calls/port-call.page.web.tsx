import { type ReactNode, useMemo } from 'react';
import type { Text } from '../../../kernel/text.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { OfStory, type PartProps, Proposals, Reports, Timeline } from './call-story.web.tsx';
import { CallTimes } from './call-times.web.tsx';
import { Work } from './call-work.web.tsx';
import { takeSofCall } from './port-call.calls.ts';
import { voyagePort } from './port-call.resource.ts';
import { PORT_CALL_TEXT as TEXT } from './port-call.text.ts';
import { portCallStanding } from './port-call-standing.resource.ts';
import '../board/board.css';
import '../detail/report-form.css';
import './port-call.css';

const SAVED: readonly SavedFilter[] = [
  { key: 'upcoming', label: TEXT.upcoming, filters: { standing: ['UPCOMING'] }, sort: 'eta,asc' },
  { key: 'inPort', label: TEXT.inPort, filters: { standing: ['IN_PORT'] } },
  { key: 'departed', label: TEXT.departed, filters: { standing: ['DEPARTED'] } },
  { key: 'apart', label: TEXT.apart, filters: { timesApart: ['true'] } },
];

/** The table of times tells these; what only the server keeps of a line nobody reads. */
const HIDDEN =
  'standing eta etb etd ata atb atd saidAta saidAtb saidAtd seq zone arrived berthed departed newestEta etaShift timesApart facts sof.zone sof.saidFrom'.split(
    ' ',
  );

const take: RowAct = {
  key: 'takeSof',
  label: TEXT.take,
  permission: 'voyage:voyagePort:edit',
  when: ({ standing }) => standing === 'IN_PORT' || standing === 'DEPARTED',
  effect: TEXT.takeEffect,
  run: async (row, { refresh }) => {
    await call(takeSofCall, { params: { id: row.id }, body: { version: Number(row.version) } });
    notify.success(t(TEXT.taken));
    await refresh();
  },
};

type Part = { readonly key: string; readonly label: Text; readonly Part: (given: PartProps) => ReactNode };

const PARTS: readonly Part[] = [
  { key: 'timeline', label: TEXT.timeline, Part: Timeline },
  { key: 'proposals', label: TEXT.toTake, Part: Proposals },
  { key: 'work', label: TEXT.work, Part: Work },
  { key: 'reports', label: TEXT.reports, Part: Reports },
];

const tabs = (): NonNullable<DetailSlots['tabs']> =>
  hasPermission('voyage:report:list')
    ? PARTS.map(({ key, label, Part }) => ({
        key,
        label,
        content: (row) => <OfStory row={row}>{(story) => <Part story={story} row={row} />}</OfStory>,
      }))
    : [];

const SLOTS: Omit<ResourceSlots, 'detail'> = {
  list: { savedFilters: SAVED },
  form: { locked: ['sof.source'], hidden: () => ['sof.zone'] },
};

/** Calls of all ships; each has its page, on which everything that happens in a port comes together. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      ...SLOTS,
      detail: {
        hidden: HIDDEN,
        acts: [take],
        tabs: tabs(),
        before: (row) => (
          <Panel title={t(TEXT.times)}>
            <CallTimes row={row} />
          </Panel>
        ),
      },
    }),
    [],
  );
  return <ResourcePage resource={voyagePort} listed={portCallStanding} slots={slots} />;
}
