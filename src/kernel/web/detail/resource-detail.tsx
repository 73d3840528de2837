import { EditOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { labelOf } from '../../resource/describe.ts';
import { detailSections } from '../../resource/detail-sections.ts';
import { type AnyResource, permissionOf, withoutColumns } from '../../resource/resource.ts';
import { Shown } from '../fields/shown.tsx';
import { t } from '../i18n.ts';
import { isOpenTo } from '../list/acts/document-state.ts';
import { actsWith, flowActs } from '../list/acts/flow-acts.ts';
import type { RowAct } from '../list/acts/row-act.ts';
import { allowed, removeAct, useActs } from '../list/acts/use-acts.ts';
import { LIST } from '../list/list.text.ts';
import { rowName } from '../list/record/row-name.ts';
import { usePaperActs } from '../print/use-paper-acts.tsx';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import type { RecordWays } from '../records/use-record-ways.ts';
import { hasPermission } from '../session/permission.tsx';
import { seen } from '../session/seen.ts';
import { useTagTitle } from '../tabs/use-tag.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import { useBeside } from './beside.tsx';
import { DETAIL } from './detail.text.ts';
import { type DetailSlots, hiddenIn } from './detail-slots.ts';
import { Facts } from './facts.tsx';
import { Figures } from './figures.tsx';
import { Panel } from './panel.tsx';
import { RecordFrame, type RecordPart } from './record-frame.tsx';
import { type HeadAct, RecordHead } from './record-head.tsx';
import { markOf, RecordStamp, RecordState, RecordSub } from './record-identity.tsx';
import { RecordMissing } from './record-missing.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { ReminderTags } from './reminder-tags.tsx';
import { revealActs } from './reveal-acts.ts';
import './detail.css';

const RecordPrint = lazy(() => import('../print/record-print.tsx').then((m) => ({ default: m.RecordPrint })));

type Props = {
  resource: AnyResource;
  id: number;
  path?: string;
  slots?: DetailSlots;
  onEdit?: (row: AnyRow) => void;
  ways?: Partial<RecordWays>;
  /** Level of the heading: 2 where the page has a heading of its own, and the tab is not the record's. */
  level?: 1 | 2;
};

/** Loads one record and shows it (ui.md 6.2). */
export function ResourceDetail(props: Props) {
  const { resource, id, path, ways, level } = props;
  const found = useQuery({
    queryKey: recordKeys.one(resource, id),
    queryFn: ({ signal }) => records.get(resource, id, { path, signal, quiet: true, offline: true }),
  });
  if (found.data) return <Detail {...props} resource={seen(resource)} row={found.data} />;
  if (!found.error) return <RecordSkeleton />;
  return <RecordMissing error={found.error} onBack={ways?.back} onRetry={() => void found.refetch()} level={level} />;
}

function Detail({ resource, path, slots = {}, row, ...on }: Props & { row: AnyRow }) {
  const acts = useActs(resource);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const onPaper = !slots.omit?.includes('print');
  const title = rowName(resource, row);
  const [paperActs, paperDialog] = usePaperActs({
    resource: resource.name,
    id: row.id,
    title: `${t(resource.label)} ${title}`,
  });
  useTagTitle(on.level === 2 ? undefined : title, markOf(resource, row));
  const beside = useBeside({ resource, row, path, history: slots.omit?.includes('history') !== true });
  const run = (act: RowAct) => acts.run(act, row);
  // On a phone the head has room for the name and the state alone.
  const phone = useMobile();
  const reminders = <ReminderTags resource={resource} id={row.id} />;
  const waiting = slots.side || beside.waiting ? [slots.side?.(row), beside.waiting] : undefined;

  return (
    <RecordFrame
      head={
        <RecordHead
          title={title}
          state={<RecordState resource={resource} row={row} />}
          tags={
            <>
              {slots.tags?.(row)}
              {!phone && reminders}
            </>
          }
          sub={<RecordSub resource={resource} row={row} />}
          level={on.level}
          ways={on.ways}
          onPrint={onPaper ? () => setPrinting(true) : undefined}
          acts={[...headActs({ resource, path, slots, row, run, ...on }), ...(onPaper ? paperActs : [])]}
          extra={beside.head}
        />
      }
      lead={
        <>
          {phone && <div className="record-reminders">{reminders}</div>}
          {beside.lead}
          <Figures figures={slots.figures?.(row) ?? []} />
        </>
      }
      waiting={waiting}
      parts={partsOf(resource, row, slots)}
      beside={beside.parts}
      narrow={on.level === 2}
    >
      {acts.dialog}
      {paperDialog}
      {printing && (
        <Suspense fallback={null}>
          <RecordPrint resource={resource.name} id={row.id} onDone={printed} />
        </Suspense>
      )}
    </RecordFrame>
  );
}

type ActsGiven = Omit<Props, 'id' | 'level'> & { slots: DetailSlots; row: AnyRow; run: (act: RowAct) => void };

/** The page's own acts, those of the flow, delete last; edit is the one filled button. */
function headActs({ resource, path, slots, row, run, onEdit, ways }: ActsGiven): HeadAct[] {
  const omit = slots.omit ?? [];
  const removing = removeAct(resource, path);
  const remove: RowAct = {
    ...removing,
    run: async (one, given) => {
      (ways?.leave ?? ways?.back)?.();
      await removing.run(one, given);
    },
  };
  const mayEdit =
    onEdit !== undefined &&
    !omit.includes('edit') &&
    hasPermission(permissionOf(resource, 'edit')) &&
    isOpenTo('edit', resource, row);
  const all = actsWith(
    slots.acts ?? [],
    [...flowActs(resource, path), ...revealActs(resource, path), remove],
    omit,
  ).filter((act) => allowed(act, row));
  const front = all.filter((act) => act.first).slice(0, 2);
  const edit: HeadAct = {
    key: 'edit',
    label: LIST.edit,
    icon: <EditOutlined />,
    primary: true,
    run: () => onEdit?.(row),
  };
  return [
    ...all.map((act) => ({
      key: act.key,
      label: act.label,
      danger: act.danger,
      front: front.includes(act),
      run: () => run(act),
    })),
    ...(mayEdit ? [edit] : []),
  ];
}

/** The sections of the form as facts, child rows as tables, attachments, then what the page adds. */
function partsOf(resource: AnyResource, row: AnyRow, slots: DetailSlots): RecordPart[] {
  const hidden = hiddenIn(slots, row);
  const { sections, lines, files } = detailSections(resource, hidden);
  const part = (key: string, title: string, body: ReactNode, more: { flush?: boolean; count?: number } = {}) => ({
    key,
    title,
    count: more.count,
    content: (
      <Panel title={title} flush={more.flush}>
        {body}
      </Panel>
    ),
  });
  const own: RecordPart[] = [
    ...sections.map(({ key, title, fields }) =>
      part(key, t(title), <Facts resource={resource} row={row} fields={fields} />),
    ),
    ...lines.map((name) => {
      const field = withoutColumns(name, resource.fields[name]!, hidden);
      const shown = <Shown field={field} name={name} row={row} of={resource.fields} mode="page" />;
      const rows = row[name];
      return part(name, t(labelOf(resource, name)), shown, {
        flush: true,
        count: Array.isArray(rows) ? rows.length : undefined,
      });
    }),
    ...(files.length > 0
      ? [part('files', t(DETAIL.attachments), <Facts resource={resource} row={row} fields={files} />)]
      : []),
    ...(slots.tabs ?? []).map((tab) => part(tab.key, t(tab.label), tab.content(row), { count: tab.count })),
  ];
  const [first, ...rest] = own;
  const before = slots.before?.(row);
  const after = slots.after?.(row);
  const stamp = <RecordStamp row={row} />;
  if (!first) return [{ key: 'all', title: t(resource.label), content: [before, after, stamp] }];
  const led = {
    ...first,
    content: (
      <>
        {before}
        {first.content}
      </>
    ),
  };
  const shown = [led, ...rest];
  const last = shown.at(-1) ?? led;
  return shown.with(-1, {
    ...last,
    content: (
      <>
        {last.content}
        {after}
        {stamp}
      </>
    ),
  });
}
