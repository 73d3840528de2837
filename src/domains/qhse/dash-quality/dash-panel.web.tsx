import { ExpandOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { LargeDialog } from '../../../kernel/web/detail/large-dialog.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { DASH_TEXT as TEXT } from './dash-quality.text.ts';

type Asked = { readonly isError: boolean; readonly data?: unknown; readonly refetch: () => unknown };

type Props = {
  title: string;
  asked: Asked;
  wide?: boolean;
  /** It may be looked at in a large dialog. */
  enlarges?: boolean;
  children: (large: boolean) => ReactNode;
};

/** A frame of the dashboard: its content, or the word that it could not be read with the way to try again. */
export function DashPanel({ title, asked, wide, enlarges, children }: Props) {
  const id = useId();
  const [large, setLarge] = useState(false);
  const label = t(TEXT.enlarge, { panel: title });
  return (
    <section aria-labelledby={id} data-wide={wide || undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {enlarges && asked.data !== undefined && (
          <Button
            type="text"
            size="small"
            aria-label={label}
            title={label}
            icon={<ExpandOutlined aria-hidden />}
            onClick={() => setLarge(true)}
          />
        )}
      </header>
      <div className="dash-quality-body">
        {asked.data === undefined && asked.isError && (
          <p role="alert" className="dash-quality-note">
            {t(TEXT.failed)}
            <Button size="small" onClick={() => void asked.refetch()}>
              {t(TEXT.retry)}
            </Button>
          </p>
        )}
        {asked.data === undefined && !asked.isError && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
        {asked.data !== undefined && children(false)}
      </div>
      {large && (
        <LargeDialog title={title} onClose={() => setLarge(false)}>
          {children(true)}
        </LargeDialog>
      )}
    </section>
  );
}
