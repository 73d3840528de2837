import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecordPanel, RecordPanelProps } from '../../../kernel/web/detail/record-panel.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { makeActs } from '../../../kernel/web/list/acts/make-acts.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { laytime } from '../../voyage/public.ts';
import { claimOfStatement } from './claim.calls.ts';
import { claim } from './claim.resource.ts';
import { CLAIM_TEXT as TEXT } from './claim.text.ts';

const [MAKE] = makeActs([claimOfStatement]).row;

/** Beside an approved laytime statement: its claim, or the way to make it. */
function Side({ row }: RecordPanelProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const approved = row.status === 'APPROVE' && hasPermission('market:claim:list');
  const found = useQuery({
    queryKey: ['records', claim.name, 'of-statement', row.id],
    queryFn: ({ signal }) => records.list(claim, { statementId: String(row.id), size: '1' }, { signal, quiet: true }),
    enabled: approved,
  });
  if (!approved || !found.data) return null;
  const [made] = found.data.content;
  if (made)
    return (
      <section className="panel approval-card">
        {t(TEXT.claim)}{' '}
        <RecordLink resource={claim.name} id={made.id}>
          {String(made.claimNo)}
        </RecordLink>
      </section>
    );
  if (!MAKE || !hasPermission('market:claim:add')) return null;
  return (
    <section className="panel approval-card">
      <Button
        block
        loading={busy}
        onClick={async () => {
          setBusy(true);
          // A refusal has been shown by the request.
          await Promise.resolve(MAKE.run(row, { refresh: async () => {}, tell: () => {}, go: navigate })).catch(
            () => undefined,
          );
          setBusy(false);
        }}
      >
        {t(TEXT.make)}
      </Button>
    </section>
  );
}

export const recordPanels: readonly RecordPanel[] = [
  { key: 'market.claim', sort: 30, appliesTo: ({ name }) => name === laytime.name, Side },
];
