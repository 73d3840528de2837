import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { reservation } from './reservation.resource.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

const dayAfter = (days: number): string => new Date(serverDate().getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** What is kept for something, and until when. */
export function Page() {
  const slots: ResourceSlots = {
    list: {
      savedFilters: [
        {
          key: 'binding',
          label: { zh: '有效预留', en: 'In force' },
          filters: { resvStatus: ['ACTIVE'], validUntilFrom: [dayAfter(0)] },
        },
        {
          key: 'lapsed',
          label: { zh: '已过期', en: 'Lapsed' },
          filters: { resvStatus: ['ACTIVE'], validUntilTo: [dayAfter(-1)] },
        },
      ],
      omit: ['import', 'remove'],
    },
    detail: { omit: ['remove'] },
    initial: { validUntil: dayAfter(DAYS) },
  };
  return <ResourcePage resource={reservation} slots={slots} />;
}
