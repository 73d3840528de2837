import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decimal } from '../../../kernel/resource/field.ts';
import type { Reply } from '../../../kernel/route.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { call } from '../../../kernel/web/request.ts';
import { berthShipsCall } from './berth.calls.ts';
import { LIMIT_TEXT, PORT_TEXT as TEXT } from './port-words.text.ts';

type Ship = Reply<typeof berthShipsCall>['ships'][number];

const DRAFT = decimal(TEXT.draft, 2, { min: 0, max: 40, unit: 'm' });
const Draft = kitOf(DRAFT).Control;
const UNITS = { loa: 'm', beam: 'm', dwt: 't', draft: 'm' } as const;

function Verdict({ over }: Pick<Ship, 'over'>) {
  if (over.length === 0) return <StatusTag tone="green">{t(TEXT.may)}</StatusTag>;
  const what = listed(
    over.map(({ what: one, limit }) => t(TEXT.over, { what: t(LIMIT_TEXT[one]), limit: `${limit} ${UNITS[one]}` })),
  );
  return <StatusTag tone="red">{t(TEXT.mayNot, { what })}</StatusTag>;
}

/** Which ships a berth bears, with their summer drafts or one that is typed. */
export function BerthShips({ id }: { id: number }) {
  const [draft, setDraft] = useState<string>();
  const found = useQuery({
    queryKey: ['records', 'market.berth', 'ships', id, draft],
    queryFn: ({ signal }) =>
      call(berthShipsCall, { params: { id }, query: draft ? { draft } : {}, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FieldBox id="berth-draft" label={t(TEXT.draft)} help={t(TEXT.draftHelp)}>
        <Draft
          id="berth-draft"
          field={DRAFT}
          value={draft ?? null}
          unit="m"
          onChange={(value) => setDraft(typeof value === 'string' && value ? value : undefined)}
        />
      </FieldBox>
      <EmbeddedList
        label={t(TEXT.fits)}
        rows={found.data?.ships}
        rowKey="shipId"
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={t(TEXT.noShips)}
        columns={[
          {
            key: 'ship',
            title: t(TEXT.ship),
            render: (_, one) => (
              <RecordLink resource="fleet.vessel" id={one.shipId}>
                {one.ship}
              </RecordLink>
            ),
          },
          { key: 'loa', title: `${t(LIMIT_TEXT.loa)} (m)`, align: 'right', render: (_, one) => one.loa ?? '—' },
          { key: 'beam', title: `${t(LIMIT_TEXT.beam)} (m)`, align: 'right', render: (_, one) => one.beam ?? '—' },
          { key: 'dwt', title: `${t(LIMIT_TEXT.dwt)} (t)`, align: 'right', render: (_, one) => one.dwt ?? '—' },
          { key: 'draft', title: `${t(TEXT.draft)} (m)`, align: 'right', render: (_, one) => one.draft ?? '—' },
          { key: 'verdict', title: t(TEXT.verdict), render: (_, one) => <Verdict over={one.over} /> },
        ]}
      />
    </>
  );
}
