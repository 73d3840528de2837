import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AnyFormStore, FormStore, FormValues } from './form-store.ts';

type FieldHandle<T> = {
  value: T;
  /** The message to show beside the field, once it has been touched or refused. */
  error: string | undefined;
  set(value: T): void;
  /** Call on leaving the field. */
  touch(): void;
};

/** One field of a form: renders again when its own value or message changes, and at no other time. */
export function useField<V extends FormValues, K extends keyof V & string>(
  store: FormStore<V>,
  name: K,
): FieldHandle<V[K]>;
export function useField(store: AnyFormStore, path: string): FieldHandle<unknown>;
export function useField(store: AnyFormStore, path: string): FieldHandle<unknown> {
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  const value = useSyncExternalStore(subscribe, () => store.get(path));
  const error = useSyncExternalStore(subscribe, () => store.shownError(path));
  return useMemo(
    () => ({ value, error, set: (next: unknown) => store.set(path, next), touch: () => store.touch(path) }),
    [store, path, value, error],
  );
}

/** Something about the whole form; `pick` must answer a primitive or the same object for the same values. */
export function useForm<V extends FormValues, T>(store: FormStore<V>, pick: (store: FormStore<V>) => T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe('*', listener), [store]);
  return useSyncExternalStore(subscribe, () => pick(store));
}
