import { useEffect, useRef } from 'react';
import { type AnyResource, childOf, fieldsOf, isTyped } from '../../resource/resource.ts';
import { records } from '../records/record-calls.ts';
import type { FormStore } from './form-store.ts';
import { useForm } from './use-field.ts';

type Row = Readonly<Record<string, unknown>>;

/** The server is asked when nothing was typed for so long. */
const QUIET_MS = 250;

type Given = {
  readonly resource: AnyResource;
  readonly path?: string;
  readonly store: FormStore;
  /** The fields of which the server is asked when they change; nothing where it is not asked. */
  readonly of: readonly string[] | undefined;
};

/**
 * While one types, what the server would write beside: prices, rates, limits, what a document comes to. Asked anew when the typed part of
 * one of these fields changes; the answer never counts as something that was typed.
 */
export function useDerived({ resource, path, store, of }: Given): void {
  const asked = useForm(store, (one) =>
    of ? JSON.stringify(of.map((name) => typedOf(resource, name, one.get(name)))) : '',
  );
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (asked === '' || asked === known.current) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { values, errors } = await records.derive(resource, store.values(), { path, signal: stop.signal });
        if (stop.signal.aborted) return;
        known.current = asked;
        store.follow(writtenIn(resource, store, values));
        const told = errors.filter(({ field }) => store.touched(field));
        if (told.length > 0) store.setErrors(Object.fromEntries(told.map(({ field, message }) => [field, message])));
      } catch {
        // What nobody could be asked for is asked for again with the next change, and told at the save.
      }
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, resource, path, store]);
}

/** A field as it was typed: of lines the typed columns alone, so that an answer does not ask again. */
function typedOf(resource: AnyResource, name: string, value: unknown): unknown {
  const field = resource.fields[name];
  if (field?.kind !== 'lines' || !Array.isArray(value)) return value ?? null;
  const typed = fieldsOf(childOf(field)).flatMap(([column, one]) => (isTyped(one) ? [column] : []));
  return value.map((line: Row) => typed.map((column) => line[column] ?? null));
}

/** What of an answer is not typed, by path; of lines column by column, so that those who type keep their cell. */
function writtenIn(resource: AnyResource, store: FormStore, values: Row): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = resource.fields[name];
    if (!field) continue;
    if (field.kind !== 'lines') {
      if (!isTyped(field)) changes[name] = value;
      continue;
    }
    const [now, then] = [store.get(name), value];
    if (!Array.isArray(now) || !Array.isArray(then) || now.length !== then.length) continue;
    for (const [column, one] of fieldsOf(childOf(field)))
      for (const [i, line] of then.entries())
        if (column in line && !isTyped(one) && (now[i][column] ?? null) !== (line[column] ?? null))
          changes[`${name}.${i}.${column}`] = line[column] ?? null;
  }
  return changes;
}
