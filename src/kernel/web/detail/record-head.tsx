import { LeftOutlined, MoreOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { Text } from '../../text.ts';
import { t } from '../i18n.ts';
import { useShortcut } from '../keys/shortcuts.ts';
import { PRINT } from '../print/print.text.ts';
import type { RecordWays } from '../records/use-record-ways.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import { DETAIL } from './detail.text.ts';
import './record.css';

/** Something to be done with the record. On a phone all but the first stand behind the dots. */
export type HeadAct = {
  readonly key: string;
  readonly label: Text;
  readonly run: () => void;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** A button of its own; the others stand behind the dots. */
  readonly front?: boolean;
  /** The one filled button, last at the right. */
  readonly primary?: boolean;
};

type Props = {
  title: string;
  /** State, warnings. */
  state?: ReactNode;
  tags?: ReactNode;
  /** What it is and belongs to, in grey, as far as there is room. */
  sub?: ReactNode;
  level?: 1 | 2;
  ways?: Partial<RecordWays>;
  onPrint?: () => void;
  acts?: readonly HeadAct[];
  /** Buttons of others, such as to watch the record. */
  extra?: ReactNode;
};

/** What the record is, its state, and what can be done with it, in one line that stays in sight. */
export function RecordHead({ title, state, tags, sub, level = 1, ways = {}, onPrint, acts = [], extra }: Props) {
  const phone = useMobile();
  const Title = phone || level === 2 ? 'h2' : 'h1';
  const print: HeadAct[] = onPrint
    ? [{ key: 'print', label: PRINT.print, icon: <PrinterOutlined />, front: true, run: onPrint }]
    : [];
  // On a phone the way to the next stands behind the dots: beside it nothing of the title would be left.
  const steps: HeadAct[] = [
    ...(phone && ways.previous ? [{ key: 'previous', label: DETAIL.previous, run: ways.previous }] : []),
    ...(phone && ways.next ? [{ key: 'next', label: DETAIL.next, run: ways.next }] : []),
  ];
  const all = [...steps, ...print, ...acts];
  const primary = all.find((act) => act.primary);
  // Below another heading the page has its filled button there.
  const filled = level === 1 || phone;
  const front = phone ? [] : all.filter((act) => act.front && act !== primary);
  const rest = all.filter((act) => act !== primary && !front.includes(act));
  return (
    <header className="record-head">
      {ways.back && !phone && (
        <Button type="text" icon={<LeftOutlined />} aria-label={t(DETAIL.back)} onClick={ways.back} />
      )}
      <div className="record-identity">
        {state}
        <Title title={title}>{title}</Title>
        {tags}
        {!phone && <span className="record-sub">{sub}</span>}
      </div>
      <span className="record-acts">
        <Neighbours {...ways} phone={phone} />
        {extra}
        {front.map((act) => (
          <Button key={act.key} icon={act.icon} danger={act.danger} onClick={act.run}>
            {t(act.label)}
          </Button>
        ))}
        {rest.length > 0 && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: rest.map((act) => ({ key: act.key, label: t(act.label), danger: act.danger })),
              onClick: ({ key }) => rest.find((act) => act.key === key)?.run(),
            }}
          >
            <Button type={phone ? 'text' : 'default'} icon={<MoreOutlined />} aria-label={t(DETAIL.more)} />
          </Dropdown>
        )}
        {primary && (
          <Button type={filled ? 'primary' : 'default'} icon={primary.icon} onClick={primary.run}>
            {t(primary.label)}
          </Button>
        )}
      </span>
    </header>
  );
}

function Neighbours({ previous, next, standing, back, phone }: Partial<RecordWays> & { phone: boolean }) {
  useShortcut('j', DETAIL.next, () => next?.(), next !== undefined);
  useShortcut('k', DETAIL.previous, () => previous?.(), previous !== undefined);
  useShortcut('escape', DETAIL.back, () => back?.(), back !== undefined);
  if (phone || (!previous && !next)) return null;
  return (
    <>
      {standing?.at !== undefined && (
        <span className="record-standing num">
          {t(DETAIL.standing, { at: standing.at, total: standing.total ?? standing.at })}
        </span>
      )}
      <Neighbour label={t(DETAIL.previous)} icon={<LeftOutlined />} onClick={previous} />
      <Neighbour label={t(DETAIL.next)} icon={<RightOutlined />} onClick={next} />
    </>
  );
}

type NeighbourProps = { label: string; icon: ReactNode; onClick?: () => void };

function Neighbour({ label, icon, onClick }: NeighbourProps) {
  return (
    <Tooltip title={label}>
      <Button icon={icon} aria-label={label} disabled={!onClick} onClick={onClick} />
    </Tooltip>
  );
}
