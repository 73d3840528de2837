import { z } from 'zod';
import { REPORT_TYPES } from '../reports/report.rules.ts';
import { PACKAGE_FORMAT } from './package-of.rules.ts';

/** A report with all its lines takes some fifty thousand letters. */
export const MOST_BYTES = 1_048_576;

const packageFile = z.object({
  format: z.literal(PACKAGE_FORMAT),
  shipId: z.number().int().positive(),
  ship: z.string().max(100),
  rptType: z.enum(REPORT_TYPES),
  rptTime: z.iso.datetime(),
  madeAt: z.iso.datetime(),
  madeBy: z.string().max(80),
  reasons: z
    .array(z.object({ code: z.string().max(12), field: z.string().max(80), reason: z.string().max(500) }))
    .max(200),
  report: z.record(z.string().max(80), z.unknown()),
});

/** A report as a ship without a line sends it: what her form would have saved, and who wrote it when. */
export type PackageFile = z.output<typeof packageFile>;

/** Nothing where the text is no package of this form. */
export function readPackage(text: string): PackageFile | undefined {
  try {
    return packageFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
