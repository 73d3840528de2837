import type { Notice } from '../kernel/web/notice.ts';

/** `times` counts how often the same was said while it was shown. */
export type Shown = Notice & { readonly id: number; readonly times: number };

/** Shown at once; the oldest give way, but an error never gives way to a success. */
const MOST = 5;

/** The same words said again renew the notice that says them: it stays one, in its place, for its whole time once more. */
export function withNotice(list: readonly Shown[], notice: Notice, id: number): readonly Shown[] {
  const known = list.find((one) => one.text === notice.text && one.kind === notice.kind);
  if (known) return list.map((one) => (one === known ? { ...one, ...notice, times: one.times + 1 } : one));
  const all = [...list, { ...notice, id, times: 1 }];
  if (all.length <= MOST) return all;
  const leaving = list.find((one) => one.kind === 'success' || one.kind === 'info') ?? list[0];
  return all.filter((one) => one !== leaving);
}
