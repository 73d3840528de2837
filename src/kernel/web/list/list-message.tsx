import { InboxOutlined, LockOutlined, SearchOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import { t } from '../i18n.ts';
import { ApiError, messageOf } from '../request.ts';
import { LIST } from './list.text.ts';
import './list.css';

/** A skeleton shows only when the answer takes longer than this. */
const SKELETON_AFTER_MS = 150;
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

export function Message({
  icon,
  title,
  heading: Title = 'p',
  children,
  alert,
}: {
  icon: ReactNode;
  title: string;
  /** Where the message stands for the whole page, its title is the page's. */
  heading?: 'h1' | 'h2' | 'p';
  children?: ReactNode;
  alert?: boolean;
}) {
  return (
    <div className="list-message" role={alert ? 'alert' : 'status'}>
      <span className="list-message-icon" aria-hidden="true">
        {icon}
      </span>
      <Title>{title}</Title>
      {children}
    </div>
  );
}

export function SkeletonRows() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="list-skeleton" role="status">
      <span className="visually-hidden">{t(LIST.loading)}</span>
      {late && SKELETON_ROWS.map((row) => <span key={row} />)}
    </div>
  );
}

type Props = {
  resource: AnyResource;
  first: boolean;
  error: unknown;
  /** Filters or a keyword hold. */
  filtered: boolean;
  onRetry: () => void;
  onClear: () => void;
  onCreate?: () => void;
};

/** What stands in the table when there are no rows: loading, refused, failed, no match, empty. Never blank. */
export function ListMessage({ resource, first, error, filtered, onRetry, onClear, onCreate }: Props) {
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Message icon={<LockOutlined />} title={t(LIST.forbidden)} alert>
        <p className="list-message-more">{t(LIST.forbiddenWhat, { permission: permissionOf(resource, 'list') })}</p>
      </Message>
    );
  }
  if (error) {
    const id = error instanceof ApiError ? error.requestId : undefined;
    return (
      <Message icon={<WarningOutlined />} title={t(LIST.failed)} alert>
        <p className="list-message-more">{messageOf(error)}</p>
        {id && <p className="list-message-more num">{t(LIST.request, { id })}</p>}
        <Button onClick={onRetry}>{t(LIST.retry)}</Button>
      </Message>
    );
  }
  if (first) return <SkeletonRows />;
  if (filtered) {
    return (
      <Message icon={<SearchOutlined />} title={t(LIST.noMatch)}>
        <Button onClick={onClear}>{t(LIST.clear)}</Button>
      </Message>
    );
  }
  const { zh, en } = resource.label;
  return (
    <Message icon={<InboxOutlined />} title={t(LIST.empty, { what: t({ zh, en: en.toLowerCase() }) })}>
      {onCreate && <Button onClick={onCreate}>{t(LIST.create)}</Button>}
    </Message>
  );
}
