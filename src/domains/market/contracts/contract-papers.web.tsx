import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ref } from '../../../kernel/resource/field.ts';
import type { Reply } from '../../../kernel/route.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { call } from '../../../kernel/web/request.ts';
import { FINDINGS } from '../certificates/certificate-words.text.ts';
import { contractCheckCall } from './contract-check.calls.ts';
import { CHECK_TEXT as TEXT } from './contract-check.text.ts';

type Checked = Reply<typeof contractCheckCall>;

const SHIP = ref('fleet.vessel', TEXT.ship);
const Ship = kitOf(SHIP).Control;
const TONES = { VALID: 'green', SHORT: 'amber', EXPIRED: 'red', REFUSED: 'red', MISSING: 'red' } as const;

/** What it all comes to, in one line. */
function Summary({ checked: { waived, lacking, until, rows } }: { checked: Checked }) {
  if (rows.length === 0) return null;
  if (waived) return <StatusTag tone="blue">{t(TEXT.waived)}</StatusTag>;
  if (lacking === 0) return <StatusTag tone="green">{t(TEXT.all, { until })}</StatusTag>;
  return <StatusTag tone="red">{t(TEXT.lacking, { n: lacking, until })}</StatusTag>;
}

/** Which papers the contract asks for its ship still lacks, or another ship would. */
export function ContractPapers({ row }: { row: AnyRow }) {
  const own = typeof row.shipId === 'number' ? row.shipId : null;
  const [shipId, setShipId] = useState<number | null>(own);
  const found = useQuery({
    queryKey: ['records', 'market.contract', 'papers', row.id, row.version, shipId],
    queryFn: ({ signal }) => call(contractCheckCall, { params: { id: row.id }, body: { shipId }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FieldBox id="contract-papers-ship" label={t(TEXT.ship)} help={t(TEXT.shipHelp)}>
        <Ship
          id="contract-papers-ship"
          field={SHIP}
          value={shipId}
          onChange={(value) => setShipId(typeof value === 'number' ? value : null)}
        />
      </FieldBox>
      {found.data && <Summary checked={found.data} />}
      <EmbeddedList
        label={t(TEXT.check)}
        rows={found.data?.rows}
        rowKey="certKind"
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={t(found.data?.shipId === null ? TEXT.noShip : TEXT.none)}
        columns={[
          { key: 'kind', title: t(TEXT.kind), render: (_, one) => one.name },
          {
            key: 'found',
            title: t(TEXT.found),
            render: (_, one) => <StatusTag tone={TONES[one.found]}>{t(FINDINGS[one.found])}</StatusTag>,
          },
          {
            key: 'validTo',
            title: t(TEXT.validTo),
            render: (_, one) =>
              one.certificateId ? (
                <RecordLink resource="market.shipBusinessCertificate" id={one.certificateId}>
                  {one.validTo ?? t(TEXT.open)}
                </RecordLink>
              ) : (
                '—'
              ),
          },
        ]}
      />
    </>
  );
}
