import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Reply } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { MarkMatrix } from '../../../kernel/web/time/day-matrix.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { certificateMatrixCall } from './certificate.calls.ts';
import { shipCertificate } from './certificate.resource.ts';
import { CERT_STATES, CERT_TEXT as TEXT } from './certificate-words.text.ts';
import './certificate-matrix.css';

type Row = Reply<typeof certificateMatrixCall>['rows'][number];

/** A sign beside the colour, for whoever tells colours badly apart. */
const SIGNS = {
  VALID: { mark: '●', tone: 'green' },
  NO_EXPIRY: { mark: '■', tone: 'green' },
  IN_WINDOW: { mark: '◐', tone: 'blue' },
  DUE_SOON: { mark: '◔', tone: 'amber' },
  EXTENDED: { mark: '▲', tone: 'amber' },
  SURVEY_OVERDUE: { mark: '○', tone: 'red' },
  EXPIRED: { mark: '✕', tone: 'red' },
  REPLACED: { mark: '–', tone: 'grey' },
} as const;
const MISSING = { mark: '?', tone: 'grey' } as const;

const SHOWN = ['VALID', 'NO_EXPIRY', 'IN_WINDOW', 'DUE_SOON', 'EXTENDED', 'SURVEY_OVERDUE', 'EXPIRED'] as const;
const FEET = ['valid', 'attention', 'invalid', 'missing'] as const;

function countsOf(rows: readonly Row[]) {
  const marks = rows.flatMap((row) => row.marks);
  const count = (...states: string[]): number => marks.filter(({ certState }) => states.includes(certState)).length;
  return {
    valid: count('VALID', 'NO_EXPIRY'),
    attention: count('IN_WINDOW', 'DUE_SOON', 'EXTENDED'),
    invalid: count('SURVEY_OVERDUE', 'EXPIRED'),
    missing: rows.reduce((sum, { missing }) => sum + missing.length, 0),
  };
}

/** Ships by types of certificates, with what is missing. */
export function CertificateMatrix() {
  const navigate = useNavigate();
  const mobile = useMobile();
  const [, change] = useOwnSearch();
  const found = useQuery({
    queryKey: ['records', shipCertificate.name, 'matrix'],
    queryFn: ({ signal }) => call(certificateMatrixCall, { signal, quiet: true }),
  });
  const { types = [], rows = [] } = found.data ?? {};
  const shown = useMemo(() => {
    const nameOf = (id: number): string => types.find((one) => one.id === id)?.name ?? '';
    return rows.map((row) => ({
      key: String(row.shipId),
      head: row.ship,
      feet: countsOf([row]),
      marks: [
        ...row.marks.map(({ id, typeId, certState, endsOn }) => ({
          key: String(id),
          column: String(typeId),
          ...SIGNS[certState],
          title: t(TEXT.until, {
            ship: row.ship,
            type: nameOf(typeId),
            state: t(CERT_STATES[certState]),
            day: endsOn ?? '—',
          }),
          onOpen: () => navigate(recordAddress(shipCertificate.name, id)),
        })),
        ...row.missing.map((typeId) => ({
          key: `missing-${typeId}`,
          column: String(typeId),
          ...MISSING,
          title: t(TEXT.lacks, { ship: row.ship, type: nameOf(typeId) }),
        })),
      ],
    }));
  }, [rows, types, navigate]);
  return (
    <div className="page-pad ship-certificate-matrix">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.certificates)}</h1>}
        <Button onClick={() => change(() => new URLSearchParams())}>{t(TEXT.list)}</Button>
      </header>
      <ul className="ship-certificate-key" aria-label={t(TEXT.key)}>
        {SHOWN.map((state) => (
          <li key={state}>
            <span className="day-mark" data-tone={SIGNS[state].tone} aria-hidden="true">
              {SIGNS[state].mark}
            </span>
            {t(CERT_STATES[state])}
          </li>
        ))}
        <li>
          <span className="day-mark" data-tone={MISSING.tone} aria-hidden="true">
            {MISSING.mark}
          </span>
          {t(TEXT.missing)}
        </li>
      </ul>
      {found.isPending && <SkeletonRows />}
      {found.error && <Message icon="!" title={messageOf(found.error)} alert />}
      {found.data && rows.length === 0 && <Message icon="⚓" title={t(TEXT.noShips)} />}
      {rows.length > 0 && (
        <MarkMatrix
          label={t(TEXT.certificates)}
          corner={t(TEXT.ship)}
          columns={types.map(({ id, name }) => ({
            key: String(id),
            head: <span className="ship-certificate-type">{name}</span>,
          }))}
          rows={shown}
          feet={FEET.map((key) => ({ key, head: t(TEXT[key]) }))}
          total={{ head: t(TEXT.all), feet: countsOf(rows) }}
        />
      )}
    </div>
  );
}
