import { draftKeyCall } from '../../draft.calls.ts';
import { call } from '../request.ts';
import { serverNow } from '../server-clock.ts';
import { caller, ownCall } from '../session/caller.ts';
import { currentSession } from '../session/session.ts';
import { type DeviceDb, deviceDb, type Item } from './device-db.ts';
import { hiddenName, type Keys, keysFrom, open, openJson, seal, sealJson, sessionKey } from './seal.ts';

/** `draft`: typed and unsaved; `outbox`: to be sent when the line is back; `read`: answers for when there is none. */
export type ItemKind = 'draft' | 'outbox' | 'read';

/** What one person keeps on this device; nobody else can read it, nor tell what it is about. */
export type Vault = {
  put: (kind: ItemKind, name: string, value: unknown) => Promise<void>;
  get: <T>(kind: ItemKind, name: string) => Promise<T | undefined>;
  all: <T>(kind: ItemKind) => Promise<{ readonly name: string; readonly value: T }[]>;
  remove: (kind: ItemKind, name: string) => Promise<void>;
  /** Leaves the latest so many of a kind. */
  trim: (kind: ItemKind, most: number) => Promise<void>;
};

/** Who the session of this browser belongs to, as the device itself knows it: the server cannot be asked. */
let onDevice: number | undefined;

/** Who really sits there: what is typed while acting as somebody else stays with who typed it. */
export function vaultOwner(): number | undefined {
  const session = currentSession();
  return session?.actor?.id ?? session?.user.id ?? onDevice;
}

/** Without a line: whose key opens with the token at hand. Nobody's where they never signed in here, or signed out. */
export async function findOwner(): Promise<number | undefined> {
  const bearer = caller().signIn();
  const db = bearer && vaultIsPossible() ? await deviceDb() : undefined;
  if (!bearer || !db) return undefined;
  const session = await sessionKey(bearer);
  for (const wrapped of await db.getAll('keys')) {
    if (await open(session, wrapped, String(wrapped.owner))) onDevice = wrapped.owner;
  }
  return onDevice;
}

let opened: { readonly owner: number; readonly vault: Promise<Vault | undefined> } | undefined;

/** Over plain http in a LAN there is no WebCrypto: then nothing is kept on the device. */
export const vaultIsPossible = (): boolean => globalThis.crypto?.subtle !== undefined && 'indexedDB' in globalThis;

/** The vault of who is signed in; nothing where the device cannot keep one, or its key cannot be had without a line. */
export async function openVault(): Promise<Vault | undefined> {
  const owner = vaultOwner();
  if (owner === undefined || !vaultIsPossible()) return undefined;
  if (opened?.owner !== owner) opened = { owner, vault: vaultOf(owner) };
  const vault = await opened.vault.catch(() => undefined);
  // Asked again next time: the line may be back.
  if (!vault) opened = undefined;
  return vault;
}

/** The session has another token: the key on the device is wrapped anew. */
export function rewrapVault(): void {
  opened = undefined;
}

/** Signing out: what lies here opens no more until its owner signs in again. */
export async function lockVault(): Promise<void> {
  const owner = vaultOwner();
  opened = undefined;
  const db = await deviceDb();
  if (owner !== undefined) await db?.delete('keys', owner);
}

async function vaultOf(owner: number): Promise<Vault | undefined> {
  const db = await deviceDb();
  const keys = db && (await keysOf(db, owner));
  return keys && makeVault({ db, keys, owner });
}

/** From the device while the session lasts, else from the server. */
async function keysOf(db: DeviceDb, owner: number): Promise<Keys | undefined> {
  const bearer = caller().signIn();
  if (!bearer) return undefined;
  const session = await sessionKey(bearer);
  const wrapped = await db.get('keys', owner);
  const known = wrapped && (await open(session, wrapped, String(owner)));
  if (known) return keysFrom(known);
  const { key } = await call(ownCall(draftKeyCall), { quiet: true, patience: 10_000 });
  const raw = Uint8Array.from(atob(key), (char) => char.charCodeAt(0));
  await db.put('keys', { ...(await seal(session, raw, String(owner))), owner });
  return keysFrom(raw);
}

function makeVault({ db, keys, owner }: { db: DeviceDb; keys: Keys; owner: number }): Vault {
  const idOf = (kind: ItemKind, name: string): Promise<string> => hiddenName(keys, `${kind} ${name}`);
  const read = <T>(item: Item) => openJson<{ name: string; value: T }>(keys.cipher, item, item.kind);
  return {
    async put(kind, name, value) {
      const [id, sealed] = await Promise.all([idOf(kind, name), sealJson(keys.cipher, { name, value }, kind)]);
      const write = db.transaction('items', 'readwrite', { durability: 'strict' });
      await write.store.put({ id, owner, kind, at: serverNow(), ...sealed });
      await write.done;
    },
    async get<T>(kind: ItemKind, name: string) {
      const item = await db.get('items', await idOf(kind, name));
      return item && (await read<T>(item))?.value;
    },
    async all<T>(kind: ItemKind) {
      const items = await db.getAllFromIndex('items', 'place', [owner, kind]);
      const found = await Promise.all(items.toSorted((a, b) => a.at - b.at).map((item) => read<T>(item)));
      return found.filter((one) => one !== undefined);
    },
    async remove(kind, name) {
      await db.delete('items', await idOf(kind, name));
    },
    async trim(kind, most) {
      const items = await db.getAllFromIndex('items', 'place', [owner, kind]);
      const old = items.toSorted((a, b) => b.at - a.at).slice(most);
      await Promise.all(old.map(({ id }) => db.delete('items', id)));
    },
  };
}
