import { useQuery } from '@tanstack/react-query';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { Facts } from '../../../kernel/web/detail/facts.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import type { RecordPanel, RecordPanelProps } from '../../../kernel/web/detail/record-panel.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { voyage } from '../../voyage/public.ts';
import { voyageAccount } from './voyage-account.resource.ts';
import { ACCOUNT_TEXT as TEXT } from './voyage-account.text.ts';

const ACCOUNT: AnyResource = voyageAccount;
/** What the list tells of an account; amounts are there for whoever may know them. */
const SHOWN = [
  'contractId',
  'customerId',
  'revenue',
  'cost',
  'net',
  'tce',
  'tceDifference',
  'provisional',
  'accountStatus',
];

/** Beside a voyage: the contract that she performs, and what she leaves. */
function Side({ row }: RecordPanelProps) {
  const may = usePermission('market:voyageAccount:list');
  const found = useQuery({
    queryKey: ['records', ACCOUNT.name, 'of-voyage', row.id],
    queryFn: ({ signal }) =>
      records.list(voyageAccount, { voyageId: String(row.id), size: '1' }, { signal, quiet: true }),
    enabled: may && row.voyageKind === 'TRADE',
  });
  const [account] = found.data?.content ?? [];
  if (!account) return null;
  const link = (
    <RecordLink resource={ACCOUNT.name} id={account.id}>
      {t(TEXT.lines)}
    </RecordLink>
  );
  return (
    <Panel title={t(TEXT.account)} extra={link}>
      <Facts resource={ACCOUNT} row={account} fields={SHOWN.filter((name) => account[name] != null)} />
    </Panel>
  );
}

export const recordPanels: readonly RecordPanel[] = [
  { key: 'market.voyageAccount', sort: 32, appliesTo: ({ name }) => name === voyage.name, Side },
];
