import { useRef } from 'react';

type RowErrors = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** `3.code` by rows; each row keeps its object while it says the same. */
export function useErrorRows(errors: Readonly<Record<string, string>> | undefined): RowErrors {
  const last = useRef<RowErrors>(new Map());
  const next = new Map<number, Record<string, string>>();
  for (const [place, message] of Object.entries(errors ?? {})) {
    const [row = '', name = ''] = place.split('.');
    const inRow = next.get(Number(row)) ?? {};
    next.set(Number(row), inRow);
    inRow[name] = message;
  }
  for (const [row, inRow] of next) {
    const before = last.current.get(row);
    if (before && JSON.stringify(before) === JSON.stringify(inRow)) next.set(row, before);
  }
  last.current = next;
  return next;
}

/** Another object whenever one of these is another. */
export function useStamp(parts: readonly unknown[]): object {
  const last = useRef({ parts, stamp: {} });
  if (parts.some((part, i) => !Object.is(part, last.current.parts[i]))) last.current = { parts, stamp: {} };
  return last.current.stamp;
}

/** The same object as long as it says the same. */
export function useSame<T>(now: T): T {
  const last = useRef(now);
  if (JSON.stringify(last.current) !== JSON.stringify(now)) last.current = now;
  return last.current;
}
