import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useEffect } from 'react';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { usePickLabels } from '../../../kernel/web/fields/use-pick-options.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { changesOfRequest } from '../logs/log.calls.ts';
import { RequestChanges } from '../logs/request-changes.web.tsx';
import { listScripts } from './script.calls.ts';
import { SCRIPT_TEXT as TEXT } from './script.text.ts';
import { scriptRun } from './script-run.resource.ts';
import './scripts.css';

const going = (row: AnyRow): boolean => row.state === 'QUEUED' || row.state === 'RUNNING';
type Line = { zh: string; en: string };

/** Parameters, progress and output of a run; followed while it goes on. */
export function RunView({ row }: { row: AnyRow }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['system', 'scriptRun', row.id, 'live'],
    queryFn: ({ signal }) => records.get(scriptRun, row.id, { signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data && !going(state.data) ? false : 1000),
    enabled: going(row),
  });
  const ended = data && !going(data);
  useEffect(() => {
    if (ended) void queries.invalidateQueries({ queryKey: recordKeys.all(scriptRun) });
  }, [ended, queries]);
  const now = data ?? row;
  const [done, total] = [Number(now.done ?? 0), Number(now.total ?? 0)];
  const lines = Array.isArray(now.output) ? (now.output as Line[]) : [];
  const percent = total > 0 ? Math.floor((done / total) * 100) : now.state === 'DONE' ? 100 : 0;
  return (
    <>
      <Params row={now} />
      <Panel title={t(TEXT.output)}>
        {(going(now) || total > 0) && (
          <Progress percent={percent} aria-label={t(TEXT.progress)} status={going(now) ? 'active' : 'normal'} />
        )}
        <pre className="script-output" aria-live="polite" translate="no">
          {lines.map((line) => t(line)).join('\n')}
        </pre>
        {lines.length === 0 && !going(now) && <p className="list-message-more">{t(TEXT.noOutput)}</p>}
      </Panel>
      {!now.dryRun && now.state === 'DONE' && hasPermission(changesOfRequest.permission) && (
        <Panel title={t(TEXT.changes)}>
          <RequestChanges requestId={`script-${row.id}`} />
        </Panel>
      )}
    </>
  );
}

function Params({ row }: { row: AnyRow }) {
  const { data } = useQuery({
    queryKey: ['system', 'scripts'],
    queryFn: ({ signal }) => call(listScripts, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const params = data?.find((one) => one.name === row.script)?.params ?? [];
  const given = (row.params ?? {}) as Record<string, unknown>;
  if (params.length === 0) return null;
  return (
    <Panel title={t(TEXT.params)}>
      <dl className="facts">
        {params.map((param) => (
          <div key={param.name}>
            <dt>{t(param.label)}</dt>
            <dd>
              {param.target && given[param.name] ? (
                <Named target={param.target} id={Number(given[param.name])} />
              ) : (
                String(given[param.name] ?? '—')
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Named({ target, id }: { target: string; id: number }) {
  return <span translate="no">{usePickLabels(target, [id]).get(id) ?? `#${id}`}</span>;
}
