import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { ResourceForm } from '../../../kernel/web/form/resource-form.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { ownPaperFace, proposedPaperFace } from '../../partner/public.ts';
import { NO_PEEK } from '../area/no-peek.web.ts';
import { PhoneTitle } from '../area/phone-title.web.tsx';
import { PAPERS_TEXT as TEXT } from './papers.text.ts';
import { withdrawPaperCall } from './vendor-papers.calls.ts';

/** What the form begins with: nothing of another paper, what stays the same of a renewal. */
type Begun = Readonly<Record<string, unknown>>;

/** The papers of the own firm with their ends, what it handed in, and the form by which it does. */
export function Papers() {
  const client = useQueryClient();
  const [begun, setBegun] = useState<Begun>();
  const renew: RowAct = {
    key: 'renew',
    label: TEXT.renew,
    first: true,
    // One at a time: what waits is taken back first.
    when: ({ waiting }) => waiting !== true,
    run: ({ id, kind, number, issuer }) => setBegun({ replacesId: id, kind, number, issuer }),
  };
  // Both lists tell of it.
  const again = () => client.invalidateQueries({ queryKey: ['records'] });
  const withdraw: RowAct = {
    key: 'withdraw',
    label: TEXT.withdraw,
    effect: TEXT.withdrawEffect,
    when: ({ paperStatus }) => paperStatus === 'SUBMITTED',
    run: async ({ id, version }) => {
      await call(withdrawPaperCall, { params: { id }, body: { version } });
      notify.success(t(TEXT.withdrawn));
      await again();
    },
  };
  const close = () => setBegun(undefined);
  return (
    <>
      <PhoneTitle>{t(ownPaperFace.label)}</PhoneTitle>
      <ResourceList
        resource={ownPaperFace}
        title={ownPaperFace.label}
        scope={t(TEXT.note)}
        omit={NO_PEEK}
        rowActions={[renew]}
        toolbar={
          <Button type="primary" onClick={() => setBegun({})}>
            {t(TEXT.add)}
          </Button>
        }
      />
      <section className="vendor-panel">
        <h2>{t(proposedPaperFace.label)}</h2>
        <ResourceList
          resource={proposedPaperFace}
          title={null}
          embedded={proposedPaperFace.name}
          omit={NO_PEEK}
          rowActions={[withdraw]}
          size={20}
        />
      </section>
      {begun && (
        <FormDrawer title={t(begun.replacesId ? TEXT.renewTitle : TEXT.add)} onClose={close}>
          <ResourceForm
            resource={proposedPaperFace}
            initial={begun}
            slots={{ locked: begun.replacesId ? ['kind'] : [], saveLabel: t(TEXT.submit) }}
            onSaved={() => {
              close();
              void again();
            }}
            onDiscard={close}
          />
        </FormDrawer>
      )}
    </>
  );
}
