import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { CERTIFICATE_TEXT as TEXT } from './certificate-words.text.ts';

const Lamps = z.enum(['GREEN', 'AMBER', 'RED', 'BLACK']);

/** Ships by kinds of certificates: of each the one that counts, with its lamp today. */
export const certificateMatrixCall = route({
  method: 'GET',
  path: '/api/market/certificate-matrix',
  permission: 'market:shipBusinessCertificate:list',
  summary: { zh: '商务证书一览表', en: 'Matrix of business certificates' },
  reply: z.object({
    kinds: z.array(z.object({ code: z.string(), name: z.string() })),
    rows: z.array(
      z.object({
        shipId: z.number(),
        ship: z.string(),
        marks: z.array(z.object({ id: z.number(), certKind: z.string(), lamp: Lamps, validTo: z.string().nullable() })),
      }),
    ),
  }),
});

export const certificateSheetCall = route({
  method: 'GET',
  path: '/api/market/certificate-matrix/export',
  permission: 'market:shipBusinessCertificate:export',
  summary: TEXT.export,
});
