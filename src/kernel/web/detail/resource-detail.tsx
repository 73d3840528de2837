import { EditOutlined, LeftOutlined, MoreOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Tooltip } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { labelOf, optionTone } from '../../resource/describe.ts';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import { COMPANY } from '../company.ts';
import { shortTime } from '../fields/date-value.ts';
import { kitOf } from '../fields/registry.ts';
import { HISTORY } from '../history/history.text.ts';
import { HistoryList } from '../history/history-list.tsx';
import { t } from '../i18n.ts';
import { isOpenTo } from '../list/document-state.ts';
import { flowActs, flowOf } from '../list/flow-acts.ts';
import { LIST } from '../list/list.text.ts';
import { Message, SkeletonRows } from '../list/list-message.tsx';
import type { RowAct } from '../list/row-act.ts';
import { rowName } from '../list/row-name.ts';
import { allowed, removeActs, useActs } from '../list/use-acts.ts';
import { PRINT } from '../print/print.text.ts';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { ApiError, messageOf } from '../request.ts';
import { hasPermission } from '../session/permission.tsx';
import { useShortcut } from '../shell/keys/shortcuts.ts';
import { useMobile } from '../shell/use-mobile.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { DETAIL } from './detail.text.ts';
import { detailSections } from './detail-sections.ts';
import { Facts } from './facts.tsx';
import { Panel } from './panel.tsx';
import { useRecordPanels } from './use-record-panels.ts';
import './detail.css';

const RecordPrint = lazy(() => import('../print/record-print.tsx').then((m) => ({ default: m.RecordPrint })));

type DetailTab = { key: string; label: Text; count?: number; content: (row: AnyRow) => ReactNode };

export type DetailSlots = {
  /** Beside the title, behind the state: urgency, warnings. */
  tags?: (row: AnyRow) => ReactNode;
  /** Figures band above the sections: three or four values. */
  figures?: (row: AnyRow) => readonly { label: Text; value: ReactNode; unit?: string }[];
  /** Fields that a slot shows in its own way. */
  hidden?: readonly string[];
  before?: (row: AnyRow) => ReactNode;
  after?: (row: AnyRow) => ReactNode;
  /** Top of the right column: the approval card. */
  side?: (row: AnyRow) => ReactNode;
  /** Tabs in front of the history. */
  tabs?: readonly DetailTab[];
  acts?: readonly RowAct[];
  /** Standard acts to leave away: edit, remove, print, history, and those of the flow. */
  omit?: readonly string[];
};

type Props = {
  resource: AnyResource;
  id: number;
  path?: string;
  slots?: DetailSlots;
  onBack?: () => void;
  onEdit?: (row: AnyRow) => void;
  /** Neighbours in the list the detail was opened from. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** After deleting; by default as back. */
  onRemoved?: () => void;
  /** Level of the heading: 2 where the page has a heading of its own. */
  level?: 1 | 2;
};

/** Loads one record and shows it (ui.md 6.2). */
export function ResourceDetail(props: Props) {
  const { resource, id, path } = props;
  const found = useQuery({
    queryKey: recordKeys.one(resource, id),
    queryFn: ({ signal }) => records.get(resource, id, { path, signal, quiet: true }),
  });
  if (found.data) return <Detail {...props} row={found.data} />;
  if (!found.error) return <SkeletonRows />;
  const gone = found.error instanceof ApiError && found.error.status === 404;
  return (
    <Message icon={null} title={t(gone ? DETAIL.notFound : DETAIL.failed)} alert>
      <p className="list-message-more">{messageOf(found.error)}</p>
      <span className="detail-acts">
        {props.onBack && <Button onClick={props.onBack}>{t(DETAIL.back)}</Button>}
        {!gone && <Button onClick={() => void found.refetch()}>{t(LIST.retry)}</Button>}
      </span>
    </Message>
  );
}

/** State, then number, who made it and when, its version: what identifies a record. */
function Identity({
  resource,
  row,
  slots,
  level,
}: {
  resource: AnyResource;
  row: AnyRow;
  slots: DetailSlots;
  level: 1 | 2;
}) {
  const state =
    flowOf(resource)?.field ??
    Object.keys(resource.fields).find((name) => optionTone(resource.fields[name]!, row[name]));
  const serial = Object.keys(resource.fields).find((name) => resource.fields[name]!.kind === 'serial');
  // On a phone the bar above holds the one h1.
  const Title = useMobile() || level === 2 ? 'h2' : 'h1';
  const State = state && kitOf(resource.fields[state]!).Display;
  const now = new Date();
  const stamp = (text: Text, name: unknown, time: unknown) =>
    typeof time === 'string' && <span>{t(text, { name: String(name ?? ''), time: shortTime(time, now) })}</span>;
  return (
    <div className="detail-identity">
      <div className="detail-title">
        <Title>{rowName(resource, row)}</Title>
        {State && <State field={resource.fields[state]!} value={row[state]} />}
        {slots.tags?.(row)}
      </div>
      <p className="detail-sub">
        <span>{t(resource.label)}</span>
        {serial && <span className="num">{String(row[serial] ?? '')}</span>}
        {stamp(DETAIL.created, row.createName, row.createTime)}
        {stamp(DETAIL.updated, row.updateName, row.updateTime)}
        <span>{t(DETAIL.version, { n: row.version })}</span>
      </p>
    </div>
  );
}

function Neighbour({ label, icon, onClick }: { label: string; icon: ReactNode; onClick?: () => void }) {
  return (
    <Tooltip title={label}>
      <Button icon={icon} aria-label={label} disabled={!onClick} onClick={onClick} />
    </Tooltip>
  );
}

function Detail({ resource, path, slots = {}, row, ...on }: Props & { row: AnyRow }) {
  const acts = useActs(resource);
  const panels = useRecordPanels(resource);
  const [printing, setPrinting] = useState(false);
  const omit = slots.omit ?? [];
  const { sections, lines, files } = detailSections(resource, slots.hidden);
  const mayEdit =
    on.onEdit &&
    !omit.includes('edit') &&
    hasPermission(permissionOf(resource, 'edit')) &&
    isOpenTo('edit', resource, row);
  const removing = removeActs(resource, path).row;
  const remove: RowAct = {
    ...removing,
    run: async (one, given) => {
      (on.onRemoved ?? on.onBack)?.();
      await removing.run(one, given);
    },
  };
  const all = [...(slots.acts ?? []), ...flowActs(resource, path), remove].filter(
    (act) => !omit.includes(act.key) && allowed(act, row),
  );
  const front = all.filter((act) => act.first).slice(0, 2);
  const rest = all.filter((act) => !front.includes(act));
  useShortcut('j', DETAIL.next, () => on.onNext?.(), on.onNext !== undefined);
  useShortcut('k', DETAIL.previous, () => on.onPrevious?.(), on.onPrevious !== undefined);
  useShortcut('escape', DETAIL.back, () => on.onBack?.(), on.onBack !== undefined);

  const tabs = [
    ...(slots.tabs ?? []).map((tab) => ({
      key: tab.key,
      label: tab.count === undefined ? t(tab.label) : `${t(tab.label)} ${tab.count}`,
      children: tab.content(row),
    })),
    ...panels.flatMap(({ key, tab }) =>
      tab ? [{ key, label: t(tab.label), children: <tab.Content resource={resource} row={row} /> }] : [],
    ),
    ...(omit.includes('history')
      ? []
      : [
          {
            key: 'history',
            label: t(HISTORY.title),
            children: <HistoryList resource={resource} id={row.id} path={path} />,
          },
        ]),
  ];
  const side = slots.side?.(row);

  return (
    <div className="detail">
      <header className="detail-head">
        {on.onBack && <Button type="text" icon={<LeftOutlined />} aria-label={t(DETAIL.back)} onClick={on.onBack} />}
        <Identity resource={resource} row={row} slots={slots} level={on.level ?? 1} />
        <span className="detail-acts">
          {(on.onPrevious || on.onNext) && (
            <>
              <Neighbour label={t(DETAIL.previous)} icon={<LeftOutlined />} onClick={on.onPrevious} />
              <Neighbour label={t(DETAIL.next)} icon={<RightOutlined />} onClick={on.onNext} />
            </>
          )}
          {!omit.includes('print') && (
            <Button icon={<PrinterOutlined />} onClick={() => setPrinting(true)}>
              {t(PRINT.print)}
            </Button>
          )}
          {front.map((act) => (
            <Button key={act.key} danger={act.danger} onClick={() => acts.run(act, row)}>
              {t(act.label)}
            </Button>
          ))}
          {rest.length > 0 && (
            <Dropdown
              trigger={['click']}
              menu={{
                items: rest.map((act) => ({ key: act.key, label: t(act.label), danger: act.danger })),
                onClick: ({ key }) => {
                  const chosen = rest.find((act) => act.key === key);
                  if (chosen) acts.run(chosen, row);
                },
              }}
            >
              <Button icon={<MoreOutlined />} aria-label={t(DETAIL.more)} />
            </Dropdown>
          )}
          {mayEdit && (
            <Button type="primary" icon={<EditOutlined />} onClick={() => on.onEdit?.(row)}>
              {t(LIST.edit)}
            </Button>
          )}
        </span>
      </header>
      <div className="detail-columns" data-side={side !== undefined || tabs.length > 0}>
        <div className="detail-main">
          <Figures figures={slots.figures?.(row) ?? []} />
          {slots.before?.(row)}
          {sections.map((section) => (
            <Panel key={section.key} title={t(section.title)}>
              <Facts resource={resource} row={row} fields={section.fields} />
            </Panel>
          ))}
          {lines.map((name) => {
            const { Display } = kitOf(resource.fields[name]!);
            return (
              <Panel key={name} title={t(labelOf(resource, name))} flush>
                <Display field={resource.fields[name]!} value={row[name]} mode="page" />
              </Panel>
            );
          })}
          {files.length > 0 && (
            <Panel title={t(DETAIL.attachments)}>
              <Facts resource={resource} row={row} fields={files} />
            </Panel>
          )}
          {slots.after?.(row)}
        </div>
        <aside className="detail-side">
          {side}
          {panels.map(({ key, Side: Beside }) => Beside && <Beside key={key} resource={resource} row={row} />)}
          {tabs.length > 0 && (
            <section className="panel detail-tabs">
              <SideTabs tabs={tabs} />
            </section>
          )}
        </aside>
      </div>
      {acts.dialog}
      {printing && (
        <Suspense fallback={null}>
          <RecordPrint
            resource={resource}
            row={row}
            link={location.href}
            company={t(COMPANY.name)}
            onDone={() => setPrinting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

type SideTab = { key: string; label: string; children: ReactNode };

function SideTabs({ tabs }: { tabs: readonly SideTab[] }) {
  const [chosen, setChosen] = useState('');
  const shown = tabs.find((tab) => tab.key === chosen) ?? tabs[0];
  return (
    <TabBar label={t(DETAIL.related)} tabs={tabs} tab={shown?.key ?? ''} onTab={setChosen}>
      {shown?.children}
    </TabBar>
  );
}

function Figures({ figures }: { figures: readonly { label: Text; value: ReactNode; unit?: string }[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <div key={figure.label.en}>
          <dt>{t(figure.label)}</dt>
          <dd>
            <strong className="num">{figure.value}</strong>
            {figure.unit && <span className="field-unit">{figure.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
