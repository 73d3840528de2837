import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { CERT_STATES, SURVEY_KINDS } from './certificate-words.text.ts';

const keysOf = <K extends string>(words: Readonly<Record<K, unknown>>) => z.enum(Object.keys(words) as [K, ...K[]]);
const Day = z.iso.date();

/** The windows that a certificate of a type would have, and until when it may hold. */
export const windowsPreviewCall = route({
  method: 'POST',
  path: '/api/qhse/certificate-types/preview',
  permission: 'qhse:certificateType:list',
  summary: { zh: '检验窗口预览', en: 'Survey windows of a type' },
  body: z.object({
    typeId: z.number().int().positive(),
    issueDate: Day,
    expiryDate: Day.nullish(),
    /** With the day of a renewal survey also until when the next one would hold. */
    renewedOn: Day.nullish(),
  }),
  reply: z.object({
    latestExpiry: z.string().nullable(),
    renewedExpiry: z.string().nullable(),
    windows: z.array(
      z.object({
        surveyKind: keysOf(SURVEY_KINDS),
        surveyNo: z.number(),
        windowFrom: z.string(),
        anniversary: z.string().nullable(),
        windowTo: z.string(),
      }),
    ),
  }),
});

/** Ships by types of certificates: what each holds with its state today, and what she lacks. */
export const certificateMatrixCall = route({
  method: 'GET',
  path: '/api/qhse/ship-certificates/matrix',
  permission: 'qhse:shipCertificate:list',
  summary: { zh: '船舶证书一览表', en: 'Matrix of ship certificates' },
  reply: z.object({
    types: z.array(z.object({ id: z.number(), name: z.string() })),
    rows: z.array(
      z.object({
        shipId: z.number(),
        ship: z.string(),
        marks: z.array(
          z.object({
            id: z.number(),
            typeId: z.number(),
            certState: keysOf(CERT_STATES),
            endsOn: z.string().nullable(),
          }),
        ),
        missing: z.array(z.number()),
      }),
    ),
  }),
});
