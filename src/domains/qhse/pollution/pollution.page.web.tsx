import { Segmented } from 'antd';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { type AnyResource, permissionOf } from '../../../kernel/resource/resource.ts';
import type { Text } from '../../../kernel/text.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { CodeControl, MethodControl } from './book-controls.web.tsx';
import { bookLandingForm } from './book-landing.resource.ts';
import { bookLandingCall } from './pollution.calls.ts';
import { CODED, mayHaveTank } from './pollution.rules.ts';
import { pollutionRecord } from './pollution-record.resource.ts';
import { pollutionStanding } from './pollution-standing.resource.ts';
import { BOOKS, type Book, METHODS, type Method, PARTS, POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';
import { recordTotal } from './record-total.resource.ts';
import { tankStanding } from './tank-standing.resource.ts';
import { wasteCheck } from './waste-check.resource.ts';
import { wasteLanding } from './waste-landing.resource.ts';

type Values = Readonly<Record<string, unknown>>;

const bookIn = ({ book }: Values): Book | undefined => Object.keys(BOOKS).find((one): one is Book => one === book);
const methodIn = ({ method }: Values): Method | undefined =>
  Object.keys(METHODS).find((one): one is Method => one === method);

/** What a line of this book, done in this way, does not have. */
function without(values: Values): string[] {
  const book = bookIn(values);
  const method = methodIn(values);
  return [
    ...(book && !CODED.includes(book) ? ['entryCode'] : []),
    ...(book === 'ORB1' || book === 'ORB2' ? [] : ['itemNo']),
    ...(mayHaveTank({ book, method }) ? [] : ['tankId']),
    ...(method === 'TRANSFER' && mayHaveTank({ book, method }) ? [] : ['toTankId']),
    ...(method === 'RECEPTION' ? [] : ['receiptNo', 'receiptFiles']),
  ];
}

const book = (key: string, label: Text, ...books: Book[]): SavedFilter => ({ key, label, filters: { book: books } });

const LINES: ResourceSlots = {
  list: {
    omit: ['import'],
    savedFilters: [
      book('oil', TEXT.oil, 'ORB1', 'ORB2'),
      book('garbage', TEXT.garbage, 'GRB1', 'GRB2'),
      book('sewage', TEXT.sewage, 'SEWAGE'),
      book('ballast', TEXT.ballast, 'BWRB'),
      book('gas', TEXT.gas, 'ODS'),
      { key: 'unsigned', label: TEXT.unsigned, filters: { entryState: ['draft'] } },
      { key: 'uncounter', label: TEXT.uncounter, filters: { entryState: ['signed'] } },
    ],
  },
  form: { controls: { entryCode: CodeControl, method: MethodControl }, hidden: without },
  detail: {
    hidden: (row) => [
      ...without(row),
      ...['retainedM3', 'replacesId', 'correctReason', 'eventReportId', 'replacedById', 'reportId'].filter(
        (name) => row[name] === null || row[name] === undefined,
      ),
    ],
  },
};

/** What of it the report tells; tank, and where it names no call the port, are asked for. */
const take: RowAct = {
  key: 'take',
  label: TEXT.take,
  permission: bookLandingCall.permission,
  first: true,
  when: ({ booking }) => booking === 'MISSING',
  form: bookLandingForm,
  initial: ({ shipId, portId }) => ({ shipId, portId: portId ?? null }),
  run: async ({ id }, { values = {}, go }) => {
    const body = { landingId: id, tankId: Number(values.tankId), portId: Number(values.portId) };
    const made = await call(bookLandingCall, { body, quiet: true });
    notify.success(t(TEXT.taken));
    go(recordAddress(pollutionRecord.name, made.id));
  },
};

type Shown = {
  readonly label: Text;
  readonly view: AnyResource;
  readonly acts?: readonly RowAct[];
  readonly saved?: readonly SavedFilter[];
};

const VIEWS = {
  tanks: { label: PARTS.tanks, view: tankStanding },
  totals: { label: PARTS.totals, view: recordTotal },
  landings: {
    label: PARTS.landings,
    view: wasteLanding,
    acts: [take],
    saved: [
      { key: 'missing', label: TEXT.missing, filters: { booking: ['MISSING'] } },
      { key: 'differs', label: TEXT.differs, filters: { booking: ['DIFFERS'] } },
    ],
  },
  checks: {
    label: PARTS.checks,
    view: wasteCheck,
    saved: [{ key: 'differs', label: TEXT.differs, filters: { agreement: ['DIFFERS'] } }],
  },
} as const satisfies Record<string, Shown>;

const OMIT = ['create', 'edit', 'remove', 'import'];

/** The record books of ships, and what they are held against. */
export function Page() {
  const [params, change] = useOwnSearch();
  const below = useParams()['*'];
  const seen = Object.entries<Shown>(VIEWS).filter(([, { view }]) => hasPermission(permissionOf(view, 'list')));
  const [part, shown] = (below ? undefined : seen.find(([key]) => key === params.get('show'))) ?? [];
  const toolbar = (
    <Segmented
      aria-label={t(TEXT.which)}
      value={part ?? 'lines'}
      options={[
        { value: 'lines', label: t(PARTS.lines) },
        ...seen.map(([key, { label }]) => ({ value: key, label: t(label) })),
      ]}
      onChange={(next) => change(() => new URLSearchParams(next === 'lines' ? {} : { show: next }))}
    />
  );
  const slots = useMemo((): ResourceSlots => ({ ...LINES, list: { ...LINES.list, title: TEXT.lines } }), []);
  if (part && shown)
    return (
      <div className="page-list">
        <ResourceList
          key={part}
          part={part}
          title={TEXT.lines}
          resource={shown.view}
          savedFilters={shown.saved}
          rowActions={shown.acts}
          omit={OMIT}
          toolbar={toolbar}
        />
      </div>
    );
  return (
    <ResourcePage
      resource={pollutionRecord}
      listed={pollutionStanding}
      slots={{ ...slots, list: { ...slots.list, toolbar } }}
    />
  );
}
