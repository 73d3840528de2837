import { SearchOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import '../../../kernel/web/detail/detail.css';
import { Failed, MonitorHead } from '../monitor-server/monitor-parts.web.tsx';
import { SettingLine } from './setting-line.web.tsx';
import './settings.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';
import { listSettings, type SettingRow } from './settings.calls.ts';
import { SETTINGS_TEXT as TEXT } from './settings.text.ts';

const KEY = ['system', 'settings'];

/** What administrators decide, by the part of the product that asks for it. */
export function Page() {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const found = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listSettings, { signal, quiet: true }) });
  const refresh = (): void => void queries.invalidateQueries({ queryKey: KEY });
  const shown = found.data?.filter((row) => fits(row, typed.trim().toLowerCase())) ?? [];
  const parts = Map.groupBy(shown, (row) => t(row.domain));
  return (
    <div className="monitor">
      <MonitorHead title={t(TEXT.title)} busy={found.isFetching} onRefresh={refresh}>
        <Input
          type="search"
          prefix={<SearchOutlined aria-hidden />}
          allowClear={clearable()}
          className="settings-search"
          aria-label={t(TEXT.search)}
          placeholder={t(TEXT.search)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </MonitorHead>
      {found.error && !found.data && <Failed error={found.error} onRetry={refresh} />}
      {found.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {[...parts].map(([part, rows]) => (
        <Panel key={part} title={part}>
          {rows.map((row) => (
            <SettingLine key={`${row.name} ${row.updatedAt}`} row={row} onSaved={refresh} />
          ))}
        </Panel>
      ))}
      {found.data && shown.length === 0 && <p className="settings-none">{t(TEXT.none)}</p>}
    </div>
  );
}

const fits = (row: SettingRow, typed: string): boolean =>
  [t(row.label), row.help ? t(row.help) : '', row.name].some((word) => word.toLowerCase().includes(typed));
