import { ReloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import type { Reply } from '../../../kernel/route.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call } from '../../../kernel/web/request.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import '../detail/report-form.css';
import { SmallTable } from '../detail/small-table.web.tsx';
import { workedExamplesCall } from './worked-examples.calls.ts';
import './worked-examples.css';
import { Failed } from '../said.web.tsx';
import { EXAMPLE_TEXT as TEXT } from './worked-examples.text.ts';

type Group = Reply<typeof workedExamplesCall>[number];
type Example = Group['examples'][number];

/** What anyone may check: examples with their source, what they ought to give and what the rules give. */
export function Page() {
  const mobile = useMobile();
  const found = useQuery({
    queryKey: ['voyage', 'worked-examples'],
    queryFn: ({ signal }) => call(workedExamplesCall, { signal, quiet: true }),
    staleTime: 0,
  });
  const all = found.data?.flatMap(({ examples }) => examples) ?? [];
  const right = all.filter((one) => one.holds).length;
  return (
    <div className="page worked-examples">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        {found.data && (
          <StatusTag tone={right === all.length ? 'green' : 'red'}>
            {t(TEXT.held, { n: String(right), all: String(all.length) })}
          </StatusTag>
        )}
        <div className="list-head-acts">
          <Button icon={<ReloadOutlined />} loading={found.isFetching} onClick={() => void found.refetch()}>
            {t(TEXT.again)}
          </Button>
        </div>
      </header>
      {found.isPending && <SkeletonRows />}
      {found.error && <Failed error={found.error} onRetry={found.refetch} />}
      {found.data?.map((group) => (
        <Panel key={group.key} title={t(group.title)} flush>
          <SmallTable
            label={t(group.title)}
            columns={columns()}
            rows={group.examples}
            keyOf={({ given }) => given.en}
          />
        </Panel>
      ))}
    </div>
  );
}

const columns = () => [
  { key: 'given', label: t(TEXT.given), cell: ({ given }: Example) => t(given) },
  { key: 'expected', label: t(TEXT.expected), figure: true, cell: ({ expected }: Example) => said(expected) },
  { key: 'found', label: t(TEXT.found), figure: true, cell: ({ found }: Example) => said(found ?? '—') },
  {
    key: 'holds',
    label: t(TEXT.verdict),
    cell: ({ holds }: Example) => (
      <StatusTag tone={holds ? 'green' : 'red'}>{t(holds ? TEXT.agrees : TEXT.differs)}</StatusTag>
    ),
  },
  // Names of rules and standards stand as they are published.
  { key: 'source', label: t(TEXT.source), cell: ({ source }: Example) => <span translate="no">{t(source)}</span> },
];

const said = (value: string): string => (value === 'OVER' ? t(TEXT.over) : value);
