/** What was changed and not saved, kept on this computer: after a crash or a lost connection it is offered again. */
export type KeptDraft = { readonly at: string; readonly changes: Readonly<Record<string, unknown>> };

export const draftKey = (userId: number, resource: string, id: number | undefined): string =>
  `draft:${userId}:${resource}:${id ?? 'new'}`;

export function parseDraft(stored: string | null): KeptDraft | undefined {
  try {
    const read: unknown = JSON.parse(stored ?? 'null');
    if (typeof read !== 'object' || read === null) return undefined;
    const { at, changes } = read as Partial<KeptDraft>;
    if (typeof at !== 'string' || typeof changes !== 'object' || changes === null) return undefined;
    return Object.keys(changes).length > 0 ? { at, changes } : undefined;
  } catch {
    return undefined;
  }
}

export function loadDraft(key: string): KeptDraft | undefined {
  try {
    return parseDraft(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Answers whether it could be kept. */
export function keepDraft(key: string, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
