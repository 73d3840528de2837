import type { Entry } from './entry-model.web.ts';

/** The reasons that were given for warnings, as a save takes them. */
export const givenReasons = (entry: Entry): { code: string; field: string; reason: string }[] =>
  Object.entries(entry.reasons())
    .filter(([, reason]) => reason.trim() !== '')
    .map(([at, reason]) => ({ code: at.split(' ')[0]!, field: at.split(' ')[1]!, reason: reason.trim() }));
