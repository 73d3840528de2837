import { EditOutlined, LeftOutlined, MoreOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { optionTone } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import { shortTime } from '../fields/date-value.ts';
import { kitOf } from '../fields/registry.ts';
import { t } from '../i18n.ts';
import { flowOf } from '../list/flow-acts.ts';
import { LIST } from '../list/list.text.ts';
import type { RowAct } from '../list/row-act.ts';
import { rowName } from '../list/row-name.ts';
import { PRINT } from '../print/print.text.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { useMobile } from '../shell/use-mobile.ts';
import { DETAIL } from './detail.text.ts';
import type { DetailSlots } from './detail-slots.ts';

type Props = {
  resource: AnyResource;
  row: AnyRow;
  tags: DetailSlots['tags'];
  level: 1 | 2;
  acts: readonly RowAct[];
  run: (act: RowAct) => void;
  onBack?: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
  onPrint?: () => void;
  onEdit?: () => void;
};

/** What the record is, and what can be done with it: two acts in front, the rest behind the dots. */
export function DetailHead({ resource, row, tags, acts, ...on }: Props) {
  const front = acts.filter((act) => act.first).slice(0, 2);
  const rest = acts.filter((act) => !front.includes(act));
  return (
    <header className="detail-head">
      {on.onBack && <Button type="text" icon={<LeftOutlined />} aria-label={t(DETAIL.back)} onClick={on.onBack} />}
      <Identity resource={resource} row={row} tags={tags} level={on.level} />
      <span className="detail-acts">
        {(on.onPrevious || on.onNext) && (
          <>
            <Neighbour label={t(DETAIL.previous)} icon={<LeftOutlined />} onClick={on.onPrevious} />
            <Neighbour label={t(DETAIL.next)} icon={<RightOutlined />} onClick={on.onNext} />
          </>
        )}
        {on.onPrint && (
          <Button icon={<PrinterOutlined />} onClick={on.onPrint}>
            {t(PRINT.print)}
          </Button>
        )}
        {front.map((act) => (
          <Button key={act.key} danger={act.danger} onClick={() => on.run(act)}>
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
                if (chosen) on.run(chosen);
              },
            }}
          >
            <Button icon={<MoreOutlined />} aria-label={t(DETAIL.more)} />
          </Dropdown>
        )}
        {on.onEdit && (
          <Button type="primary" icon={<EditOutlined />} onClick={on.onEdit}>
            {t(LIST.edit)}
          </Button>
        )}
      </span>
    </header>
  );
}

/** State, then number, who made it and when, its version: what identifies a record. */
function Identity({ resource, row, tags, level }: Pick<Props, 'resource' | 'row' | 'tags' | 'level'>) {
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
        {tags?.(row)}
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
