import { InboxOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { LIST } from '../../kernel/web/list/list.text.ts';
import { Message } from '../../kernel/web/list/list-message.tsx';
import { messageOf } from '../../kernel/web/request.ts';

/** There is nothing to show yet, and what brings something. */
export const Nothing = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Message icon={<InboxOutlined />} title={title}>
    {children}
  </Message>
);

type Props = { error: unknown; onRetry: () => unknown };

/** Why it could not be loaded, and another try. */
export const Failed = ({ error, onRetry }: Props) => (
  <Message icon={<WarningOutlined />} title={messageOf(error)} alert>
    <Button onClick={() => void onRetry()}>{t(LIST.retry)}</Button>
  </Message>
);
