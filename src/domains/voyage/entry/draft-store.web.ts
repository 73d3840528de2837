import type { Report, ReportType } from '../reports/report.rules.ts';
import type { Reasons } from './entry-model.web.ts';

/** A report kept on this computer until it is submitted. */
export type KeptReport = { readonly at: string; readonly report: Report; readonly reasons: Reasons };

export function draftKey(given: { userId: number; shipId: string; rptType: ReportType; id: string | null }): string {
  const { userId, shipId, rptType, id } = given;
  return `fairway-report:${userId}:${id ?? `${shipId}:${rptType}`}`;
}

/** What an earlier visit left behind, moved aside so that typing does not write over it before the user has chosen. */
export function takeDraft(key: string): KeptReport | undefined {
  try {
    const aside = `${key}:before`;
    const stored = localStorage.getItem(key);
    if (stored) {
      localStorage.setItem(aside, stored);
      localStorage.removeItem(key);
    }
    const read: unknown = JSON.parse(localStorage.getItem(aside) ?? 'null');
    return isKept(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Answers whether it could be kept. */
export function keepDraft(key: string, draft: KeptReport): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Drops the draft, and what was moved aside as well. */
export function dropDraft(key: string, which: 'both' | 'before' = 'both'): void {
  try {
    localStorage.removeItem(`${key}:before`);
    if (which === 'both') localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function isKept(value: unknown): value is KeptReport {
  return typeof value === 'object' && value !== null && 'report' in value && 'at' in value && 'reasons' in value;
}
