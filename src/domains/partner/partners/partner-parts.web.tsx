import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { call } from '../../../kernel/web/request.ts';
import { bankAccount } from '../accounts/bank-account.resource.ts';
import { relatedCall } from './partner.calls.ts';
import { partner } from './partner.resource.ts';
import { PARTNER_TEXT as TEXT } from './partner.text.ts';

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);

/** Where a partner is paid; a new account waits for a second person. */
export function Accounts({ row }: { row: AnyRow }) {
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(bankAccount.name, one.id);
  return (
    <>
      <ResourceList
        resource={bankAccount}
        title={null}
        embedded={bankAccount.name}
        fixed={{ partnerId: row.id }}
        columns={['accountName', 'bankName', 'accountNo', 'currencyId', 'isDefault', 'closedReason', 'status']}
        filters={['status', 'currencyId']}
        omit={['import', 'export']}
        size={20}
        hrefOf={hrefOf}
        onOpen={(one) => navigate(hrefOf(one))}
        onEdit={(one) => navigate(`${hrefOf(one)}?edit=1`)}
        onCreate={() => setAdding(true)}
      />
      {adding && (
        <FormDrawer title={t(bankAccount.label)} onClose={() => setAdding(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={bankAccount}
              initial={{ partnerId: row.id, accountName: row.name, currencyId: row.currencyId }}
              slots={{ locked: ['partnerId'] }}
              onSaved={(made) => {
                setAdding(false);
                navigate(hrefOf(made));
              }}
              onDiscard={() => setAdding(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}

/** Others of the same head. */
export function Related({ id }: { id: number }) {
  const found = useQuery({
    queryKey: ['records', partner.name, 'sameHead', id],
    queryFn: ({ signal }) => call(relatedCall, { params: { id }, signal, quiet: true }),
  });
  return (
    <EmbeddedList
      label={t(TEXT.related)}
      rows={found.data?.related}
      rowKey="id"
      error={found.error}
      onRetry={() => void found.refetch()}
      empty={t(TEXT.noRelated)}
      columns={[
        {
          key: 'partnerNo',
          title: t(TEXT.number),
          render: (_, one) => (
            <RecordLink resource={partner.name} id={one.id}>
              {one.partnerNo}
            </RecordLink>
          ),
        },
        { key: 'name', title: t(TEXT.name), render: (_, one) => (lang === 'en' ? (one.nameEn ?? one.name) : one.name) },
      ]}
    />
  );
}
