import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { type AnyResource, permissionOf } from '../../../kernel/resource/resource.ts';
import type { Text } from '../../../kernel/text.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { deviceName } from '../../identity/public.ts';
import { callLog } from './call-log.resource.ts';
import { changeLog } from './change-log.resource.ts';
import { withWords } from './change-words.rules.ts';
import { errorLog } from './error-log.resource.ts';
import { ErrorStack } from './error-stack.web.tsx';
import { changeWords, errorStack } from './log.calls.ts';
import { LOG_TEXT as TEXT } from './log.text.ts';
import { RequestChanges } from './request-changes.web.tsx';
import { signInRecord } from './sign-in-record.resource.ts';

type Kind = 'calls' | 'changes' | 'signIns' | 'errors';
const RESOURCES: Readonly<Record<Kind, AnyResource>> = {
  calls: callLog,
  changes: changeLog,
  signIns: signInRecord,
  errors: errorLog,
};
const KINDS = Object.keys(RESOURCES) as Kind[];

/** The log holds what was said in both languages; a reader wants one. */
const [ACT, REASON] = lang === 'en' ? (['actEn', 'reasonEn'] as const) : (['act', 'reason'] as const);
const HIDDEN = lang === 'en' ? ['act', 'reason'] : ['actEn', 'reasonEn'];

/** Of what follows another within a second, the second tells which came first. */
const moment = {
  field: 'at',
  width: 132,
  render: ({ at }: AnyRow) => (
    <time dateTime={String(at)} title={dayjs(String(at)).format('YYYY-MM-DD HH:mm:ss')}>
      {dayjs(String(at)).format('MM-DD HH:mm:ss')}
    </time>
  ),
};
const outcome = {
  field: 'ok',
  render: ({ ok }: AnyRow) => (
    <StatusTag tone={ok ? 'green' : 'amber'}>{t(ok ? TEXT.succeeded : TEXT.refused)}</StatusTag>
  ),
};
const device = { field: 'device', render: (row: AnyRow) => deviceName(row.device as string | null) };
const changesTab = (id?: (row: AnyRow) => number) => ({
  key: 'changes',
  label: TEXT.ofRequest,
  content: (row: AnyRow) => <RequestChanges requestId={String(row.requestId ?? '-')} id={id?.(row)} />,
});
/** The request in the operation log, for who did it and what else it did; then where in the code it failed. */
const failure = (row: AnyRow) => (
  <>
    {hasPermission(permissionOf(callLog, 'list')) && row.requestId && (
      <p className="log-more">
        <ByRequest requestId={String(row.requestId)} />
      </p>
    )}
    {hasPermission(errorStack.permission) && (
      <Panel title={t(TEXT.stack)}>
        <ErrorStack requestId={String(row.requestId ?? '-')} />
      </Panel>
    )}
  </>
);

const view = (key: string, label: Text, filters: Record<string, string[]>) => ({ key, label, filters });

/** To the operation log, of this request alone. */
function ByRequest({ requestId }: { requestId: string }) {
  const list = useLocation().pathname.split(/\/errors\//)[0];
  return <Link to={`${list}?${new URLSearchParams({ requestId })}`}>{t(TEXT.byRequest)}</Link>;
}

/** What differs from log to log. */
function slotsOf(kind: Kind): ResourceSlots {
  switch (kind) {
    case 'calls':
      return {
        list: {
          columns: [
            moment,
            'userName',
            'actorName',
            ACT,
            { field: 'target', width: 'rest' } as const,
            'result',
            'ms',
            'address',
            device,
            'requestId',
          ],
          filters: ['userName', ACT, 'result', 'at', 'actorName', 'address', 'requestId'],
          savedFilters: [
            view('refused', TEXT.refused, { result: ['REFUSED'] }),
            view('failed', TEXT.failedOnes, { result: ['FAILED'] }),
          ],
        },
        detail: { tabs: hasPermission(changeWords.permission) ? [changesTab()] : [] },
      };
    case 'changes':
      return {
        list: {
          columns: [
            moment,
            'userName',
            'actorName',
            'resource',
            'recordId',
            'action',
            { field: 'reason', width: 'rest' } as const,
            'requestId',
          ],
        },
        detail: { tabs: [changesTab((row) => row.id)] },
      };
    case 'signIns':
      return {
        list: {
          columns: [
            moment,
            'username',
            'userName',
            outcome,
            'kind',
            { field: REASON, width: 'rest' },
            'address',
            device,
          ],
          savedFilters: [
            view('succeeded', TEXT.succeeded, { ok: ['true'] }),
            view('refused', TEXT.refused, { ok: ['false'] }),
          ],
        },
      };
    case 'errors':
      return {
        list: { columns: [moment, 'target', { field: 'message', width: 'rest' }, 'userName', 'address', 'requestId'] },
        detail: { after: failure },
      };
  }
}

/** What people did, what records became, who signed in, and what failed. */
export function Page() {
  const [params, change] = useOwnSearch();
  // The page of one line stands below the kind of its log.
  const below = useParams()['*']?.split('/')[0];
  const kinds = KINDS.filter((one) => hasPermission(permissionOf(RESOURCES[one], 'list')));
  const asked = params.get('log') ?? below;
  const kind = kinds.find((one) => one === asked) ?? kinds[0] ?? 'calls';
  const words = useQuery({
    queryKey: ['system', 'changeWords'],
    queryFn: ({ signal }) => call(changeWords, { signal, quiet: true }),
    enabled: kind === 'changes',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const resource = useMemo(
    () => (kind === 'changes' && words.data ? withWords(words.data) : RESOURCES[kind]),
    [kind, words.data],
  );
  const slots = useMemo((): ResourceSlots => {
    const own = slotsOf(kind);
    return {
      list: { ...own.list, title: TEXT.title, part: kind, omit: ['create', 'edit', 'remove', 'import'] },
      detail: { ...own.detail, hidden: HIDDEN, omit: ['edit', 'remove', 'history'] },
    };
  }, [kind]);
  const toolbar = (
    <Segmented<Kind>
      aria-label={t(TEXT.which)}
      value={kind}
      options={kinds.map((one) => ({ value: one, label: t(TEXT[one]) }))}
      onChange={(next) => change(() => new URLSearchParams(next === kinds[0] ? {} : { log: next }))}
    />
  );
  const part = { below: kind, query: kind === kinds[0] ? '' : `?log=${kind}` };
  return (
    <ResourcePage key={kind} part={part} resource={resource} slots={{ ...slots, list: { ...slots.list, toolbar } }} />
  );
}
