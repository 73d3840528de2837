import {
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Popover, Tooltip } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { t } from '../i18n.ts';
import type { ColumnChoice, ListColumn } from './columns/column-set.ts';
import { LIST } from './list.text.ts';
import { KeepView } from './views/keep-view.tsx';
import './list.css';

const ColumnChooser = lazy(() => import('./columns/column-chooser.tsx').then((m) => ({ default: m.ColumnChooser })));

type Props = {
  /** 共 n 条, or the batch bar in its place. */
  left: ReactNode;
  batch: boolean;
  /** Nothing for whoever keeps no views. */
  onKeepView?: (name: string) => Promise<void>;
  onRefresh: () => void;
  refreshing: boolean;
  comfortable: boolean;
  onComfortable: (comfortable: boolean) => void;
  columns: readonly ListColumn[];
  shown: readonly string[];
  choice: ColumnChoice | undefined;
  onColumns: (choice: ColumnChoice) => void;
  onResetColumns: () => void;
  full: boolean;
  onFull?: () => void;
};

function IconButton({
  label,
  icon,
  onClick,
  pressed,
  loading,
}: {
  label: string;
  icon: ReactNode;
  onClick?: () => void;
  pressed?: boolean;
  loading?: boolean;
}) {
  return (
    <Tooltip title={label}>
      <Button type="text" icon={icon} aria-label={label} aria-pressed={pressed} loading={loading} onClick={onClick} />
    </Tooltip>
  );
}

/** Tool bar of a list (ui.md 6.1, band 2). */
export function ToolBar(props: Props) {
  const chooser = (
    <Suspense fallback={<div className="list-columns" />}>
      <ColumnChooser
        columns={props.columns}
        shown={props.shown}
        choice={props.choice}
        onChange={props.onColumns}
        onReset={props.onResetColumns}
      />
    </Suspense>
  );
  return (
    <div className="list-band list-tools" data-batch={props.batch}>
      <div className="list-tools-left">{props.left}</div>
      <div className="list-tools-right">
        {props.onKeepView && <KeepView onKeep={props.onKeepView} holds={LIST.viewHolds} />}
        <IconButton
          label={t(LIST.refresh)}
          icon={<ReloadOutlined />}
          loading={props.refreshing}
          onClick={props.onRefresh}
        />
        <IconButton
          label={t(props.comfortable ? LIST.compact : LIST.comfortable)}
          icon={<ColumnHeightOutlined />}
          pressed={props.comfortable}
          onClick={() => props.onComfortable(!props.comfortable)}
        />
        <Popover trigger="click" placement="bottomRight" content={chooser} destroyOnHidden arrow={false}>
          <Button type="text" icon={<SettingOutlined />} aria-label={t(LIST.columns)} title={t(LIST.columns)} />
        </Popover>
        {props.onFull && (
          <IconButton
            label={t(props.full ? LIST.leaveFullScreen : LIST.fullScreen)}
            icon={props.full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            onClick={props.onFull}
          />
        )}
      </div>
    </div>
  );
}
