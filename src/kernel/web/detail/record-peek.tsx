import { CloseOutlined, ExportOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { detailSections } from '../../resource/detail-sections.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { t } from '../i18n.ts';
import { useShortcut } from '../keys/shortcuts.ts';
import { rowName } from '../list/record/row-name.ts';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { seen } from '../session/seen.ts';
import { DETAIL } from './detail.text.ts';
import { type DetailSlots, hiddenIn } from './detail-slots.ts';
import { Facts } from './facts.tsx';
import { Figures } from './figures.tsx';
import { Panel } from './panel.tsx';
import { RecordState } from './record-identity.tsx';
import { RecordMissing } from './record-missing.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { useRecordPanels } from './use-record-panels.ts';
import './detail.css';
import './record-peek.css';

type Props = {
  resource: AnyResource;
  id: number;
  path?: string;
  slots?: DetailSlots;
  onOpen: () => void;
  onClose: () => void;
};

/** A look at a record in passing, beside its list: its facts, without acts. J and K go on, Enter opens, Esc closes. */
export function RecordPeek({ resource, id, path, slots, onOpen, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: recordKeys.one(resource, id),
    queryFn: ({ signal }) => records.get(resource, id, { path, signal, quiet: true }),
  });
  useShortcut('escape', DETAIL.closePeek, onClose);
  return (
    <aside className="record-peek" aria-label={t(DETAIL.peek)}>
      <header className="record-peek-head">
        {data && <RecordState resource={resource} row={data} />}
        <h2>{data ? rowName(resource, data) : t(resource.label)}</h2>
        <Button icon={<ExportOutlined />} onClick={onOpen}>
          {t(DETAIL.openPage)}
        </Button>
        <Button type="text" icon={<CloseOutlined />} aria-label={t(DETAIL.closePeek)} onClick={onClose} />
      </header>
      <div className="record-peek-body" key={id}>
        {data ? (
          <Looked resource={seen(resource)} row={data} slots={slots} />
        ) : error ? (
          <RecordMissing error={error} onRetry={() => void refetch()} level={2} />
        ) : (
          <RecordSkeleton />
        )}
      </div>
    </aside>
  );
}

function Looked({ resource, row, slots }: { resource: AnyResource; row: AnyRow; slots?: DetailSlots }) {
  const { sections, files } = detailSections(resource, hiddenIn(slots ?? {}, row));
  const besides = useRecordPanels(resource).flatMap(({ key, beside }) => (beside?.peek ? [{ key, ...beside }] : []));
  return (
    <>
      <Figures figures={slots?.figures?.(row) ?? []} />
      {sections.map((section) => (
        <Panel key={section.key} title={t(section.title)}>
          <Facts resource={resource} row={row} fields={section.fields} />
        </Panel>
      ))}
      {files.length > 0 && (
        <Panel title={t(DETAIL.attachments)}>
          <Facts resource={resource} row={row} fields={files} />
        </Panel>
      )}
      {besides.map(({ key, Content }) => (
        <Content key={key} resource={resource} row={row} />
      ))}
    </>
  );
}
