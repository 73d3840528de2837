import type { DBSchema, IDBPDatabase } from 'idb';
import type { Sealed } from './seal.ts';

/** What lies in a vault: its kind and time may be seen, its name and content not. */
export type Item = Sealed & { readonly id: string; readonly owner: number; readonly kind: string; readonly at: number };

interface Device extends DBSchema {
  items: { key: string; value: Item; indexes: { place: [number, string] } };
  /** The owner's key, wrapped by the session. */
  keys: { key: number; value: Sealed & { readonly owner: number } };
}

export type DeviceDb = IDBPDatabase<Device>;

let opened: Promise<DeviceDb | undefined> | undefined;

/** The browser's database; nothing where there is none, as in some private windows. */
export function deviceDb(): Promise<DeviceDb | undefined> {
  opened ??= open().catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
  return opened;
}

async function open(): Promise<DeviceDb | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  const { openDB } = await import('idb');
  return openDB<Device>('fairway', 1, {
    upgrade(db) {
      db.createObjectStore('items', { keyPath: 'id' }).createIndex('place', ['owner', 'kind']);
      db.createObjectStore('keys', { keyPath: 'owner' });
    },
    // A newer build in another tab goes first; this one opens it anew when it next needs it.
    blocking(_old, _next, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
}
