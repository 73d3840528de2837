import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { labelOf } from '../../resource/describe.ts';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import { COMPANY } from '../company.ts';
import { kitOf } from '../fields/registry.ts';
import { HISTORY } from '../history/history.text.ts';
import { HistoryList } from '../history/history-list.tsx';
import { t } from '../i18n.ts';
import { isOpenTo } from '../list/document-state.ts';
import { flowActs } from '../list/flow-acts.ts';
import { LIST } from '../list/list.text.ts';
import { Message, SkeletonRows } from '../list/list-message.tsx';
import type { RowAct } from '../list/row-act.ts';
import { allowed, removeActs, useActs } from '../list/use-acts.ts';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { ApiError, messageOf } from '../request.ts';
import { hasPermission } from '../session/permission.tsx';
import { useShortcut } from '../shell/keys/shortcuts.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { DETAIL } from './detail.text.ts';
import { DetailHead } from './detail-head.tsx';
import { detailSections } from './detail-sections.ts';
import type { DetailSlots } from './detail-slots.ts';
import { Facts } from './facts.tsx';
import { Panel } from './panel.tsx';
import { useRecordPanels } from './use-record-panels.ts';
import './detail.css';

const RecordPrint = lazy(() => import('../print/record-print.tsx').then((m) => ({ default: m.RecordPrint })));

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
      <DetailHead
        resource={resource}
        row={row}
        tags={slots.tags}
        level={on.level ?? 1}
        acts={all}
        run={(act) => acts.run(act, row)}
        onBack={on.onBack}
        onPrevious={on.onPrevious}
        onNext={on.onNext}
        onPrint={omit.includes('print') ? undefined : () => setPrinting(true)}
        onEdit={mayEdit ? () => on.onEdit?.(row) : undefined}
      />
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
