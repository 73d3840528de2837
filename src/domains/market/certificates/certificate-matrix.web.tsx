import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Reply } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { MarkMatrix } from '../../../kernel/web/time/day-matrix.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { certificateMatrixCall, certificateSheetCall } from './certificate.calls.ts';
import { LAMPS, CERTIFICATE_TEXT as TEXT } from './certificate-words.text.ts';
import './certificate.css';

type Row = Reply<typeof certificateMatrixCall>['rows'][number];

/** A sign beside the colour, for whoever tells colours badly apart. */
const SIGNS = {
  GREEN: { mark: '●', tone: 'green' },
  AMBER: { mark: '◐', tone: 'amber' },
  RED: { mark: '○', tone: 'red' },
  BLACK: { mark: '✕', tone: 'grey' },
} as const;

const LAMP_NAMES = ['GREEN', 'AMBER', 'RED', 'BLACK'] as const;
const FEET = ['valid', 'ending', 'invalid'] as const;

function countsOf(marks: Row['marks']) {
  const count = (...lamps: string[]): number => marks.filter(({ lamp }) => lamps.includes(lamp)).length;
  return { valid: count('GREEN'), ending: count('AMBER', 'RED'), invalid: count('BLACK') };
}

/** Ships by kinds of certificates. */
export function CertificateMatrix({ toolbar }: { toolbar: ReactNode }) {
  const navigate = useNavigate();
  const mobile = useMobile();
  const place = usePlace()('market.shipBusinessCertificate');
  const found = useQuery({
    queryKey: ['records', 'market.shipBusinessCertificate', 'matrix'],
    queryFn: ({ signal }) => call(certificateMatrixCall, { signal, quiet: true }),
  });
  const { kinds = [], rows = [] } = found.data ?? {};
  const shown = useMemo(
    () =>
      rows.map((row) => ({
        key: String(row.shipId),
        head: row.ship,
        feet: countsOf(row.marks),
        marks: row.marks.map(({ id, certKind, lamp, validTo }) => ({
          key: String(id),
          column: certKind,
          ...SIGNS[lamp],
          title: t(TEXT.until, {
            ship: row.ship,
            kind: kinds.find(({ code }) => code === certKind)?.name ?? '',
            lamp: t(LAMPS[lamp]),
            day: validTo ?? '—',
          }),
          ...(place && { onOpen: () => navigate(`${place}/${id}`) }),
        })),
      })),
    [rows, kinds, place, navigate],
  );
  return (
    <div className="page certificate-matrix">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        {toolbar}
        {hasPermission(certificateSheetCall.permission) && (
          <Button icon={<DownloadOutlined />} onClick={() => saveFile(certificateSheetCall.path, {})}>
            {t(TEXT.export)}
          </Button>
        )}
      </header>
      <ul className="certificate-key">
        {LAMP_NAMES.map((lamp) => (
          <li key={lamp}>
            <span className="day-mark" data-tone={SIGNS[lamp].tone} aria-hidden="true">
              {SIGNS[lamp].mark}
            </span>
            {t(LAMPS[lamp])}
          </li>
        ))}
      </ul>
      {found.isPending && <SkeletonRows />}
      {found.error && <Message icon="!" title={messageOf(found.error)} alert />}
      {found.data && rows.length === 0 && <Message icon="⚓" title={t(TEXT.noShips)} />}
      {rows.length > 0 && (
        <MarkMatrix
          label={t(TEXT.title)}
          corner={t(TEXT.ship)}
          columns={kinds.map(({ code, name }) => ({
            key: code,
            head: <span className="certificate-kind">{name}</span>,
          }))}
          rows={shown}
          feet={FEET.map((key) => ({ key, head: t(TEXT[key]) }))}
          total={{ head: t(TEXT.all), feet: countsOf(rows.flatMap(({ marks }) => marks)) }}
        />
      )}
    </div>
  );
}
