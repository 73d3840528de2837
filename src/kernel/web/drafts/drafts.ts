import { useSyncExternalStore } from 'react';
import {
  DRAFT_BOUNDS,
  type DraftNote,
  dropDraftCall,
  keepDraftCall,
  listDraftsCall,
  readDraftCall,
} from '../../draft.calls.ts';
import { call } from '../request.ts';
import { serverDate } from '../server-clock.ts';
import { ownCall } from '../session/caller.ts';
import { openVault, vaultIsPossible } from '../vault/vault.ts';

/**
 * What is typed and not saved. It lies on the device, sealed for its owner; signing out moves it to the server, where it waits for the
 * owner's next sign-in, on whatever computer. Where a device can seal nothing (plain http in a LAN) it goes to the server at once.
 */
export type Draft<T = unknown> = DraftNote & { readonly content: T };

/** What an earlier visit left is put aside under this name, so that new typing does not write over it before the user has chosen. */
const aside = (name: string): string => `${name}~`;
const bare = (name: string): string => name.replace(/~$/, '');

/** Milliseconds after which the server is not waited for: a form that opens, or closes, is not held by a line that hangs. */
const PATIENCE = 10_000;

/** Milliseconds after which a device that does not answer keeps what it has, sealed: signing out does not wait for it. */
const DEVICE = 3000;
const rest = (ms: number) => new Promise<undefined>((end) => setTimeout(end, ms, undefined));

const turns = new Map<string, Promise<unknown>>();

/**
 * What is asked of one form's draft is done in the order in which it was asked, however long each takes: what was dropped after it was
 * kept stays dropped, and what was brought back after that stays.
 */
function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const form = bare(name);
  const turn = (turns.get(form) ?? Promise.resolve()).then(work);
  const ended = turn.then(
    () => undefined,
    () => undefined,
  );
  turns.set(form, ended);
  void ended.then(() => {
    if (turns.get(form) === ended) turns.delete(form);
  });
  return turn;
}

let onServer = new Map<string, DraftNote>();
let onDevice = new Map<string, DraftNote>();
let notes: readonly DraftNote[] = [];
const listeners = new Set<() => void>();

function publish(): void {
  const all = new Map([...onServer, ...onDevice].map(([name, note]) => [bare(name), { ...note, name }]));
  notes = [...all.values()].toSorted((a, b) => b.at.localeCompare(a.at));
  for (const listener of listeners) listener();
}

/** The user's drafts, the latest first. */
export function useDraftNotes(): readonly DraftNote[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notes,
  );
}

export const draftNotes = (): readonly DraftNote[] => notes;

let started: Promise<void> | undefined;

/** Reads what there is, on the device and on the server, once after signing in. */
export function startDrafts(): Promise<void> {
  started ??= readNotes();
  return started;
}

async function readNotes(): Promise<void> {
  const vault = await openVault();
  const [here, there] = await Promise.all([
    vault?.all<Draft>('draft') ?? [],
    call(ownCall(listDraftsCall), { quiet: true, patience: PATIENCE }).catch(() => undefined),
  ]);
  onDevice = new Map(here.map(({ name, value }) => [name, noteOf(value)]));
  onServer = new Map(there?.map((note) => [note.name, note]));
  // Without a line the server is asked again by whoever needs to know next.
  if (!there) started = undefined;
  publish();
}

const noteOf = ({ name, title, path, at }: DraftNote): DraftNote => ({ name, title, path, at });

/** Answers whether it could be kept. */
export const keepDraft = (draft: Draft): Promise<boolean> => inTurn(draft.name, () => put(draft));

async function put(draft: Draft): Promise<boolean> {
  const vault = await openVault();
  if (vault) {
    await vault.put('draft', draft.name, draft);
    onDevice.set(draft.name, noteOf(draft));
    publish();
    return true;
  }
  if (vaultIsPossible()) return false;
  return send(draft);
}

async function send(draft: Draft): Promise<boolean> {
  const content = JSON.stringify(draft.content);
  if (content.length > DRAFT_BOUNDS.content) return false;
  try {
    await call(ownCall(keepDraftCall), { body: { ...noteOf(draft), content }, quiet: true, patience: PATIENCE });
    onServer.set(draft.name, noteOf(draft));
    publish();
    return true;
  } catch {
    return false;
  }
}

/** The latest of what there is under this name, here or on the server. */
export async function readDraft<T>(name: string): Promise<Draft<T> | undefined> {
  await startDrafts();
  return inTurn(name, () => read<T>(name));
}

async function read<T>(name: string): Promise<Draft<T> | undefined> {
  const here = await readHere<T>(name);
  const there = onServer.get(name);
  if (!there || (here && here.at >= there.at)) return here;
  return (await readThere<T>(name)) ?? here;
}

const readHere = async <T>(name: string): Promise<Draft<T> | undefined> =>
  (await openVault())?.get<Draft<T>>('draft', name);

async function readThere<T>(name: string): Promise<Draft<T> | undefined> {
  const stored = await call(ownCall(readDraftCall), { query: { name }, quiet: true, patience: PATIENCE }).catch(
    () => undefined,
  );
  return stored && { ...stored, content: JSON.parse(stored.content) as T };
}

/**
 * What an earlier visit left of a form, put aside until the user has chosen. What is typed from now on is no part of it, and does not
 * wait for the server's answer.
 */
export async function takeDraft<T>(name: string): Promise<Draft<T> | undefined> {
  const before = serverDate().toISOString();
  const here = await inTurn(name, async () => {
    const left = await readHere<T>(name);
    if (!left) return readHere<T>(aside(name));
    if (await put({ ...left, name: aside(name) })) await dropHere(name);
    return left;
  });
  await startDrafts();
  const isLeft = (note: DraftNote | undefined): note is DraftNote =>
    note !== undefined && note.at <= before && note.at > (here?.at ?? '');
  const there = [onServer.get(name), onServer.get(aside(name))].find(isLeft);
  const stored = there && (await readThere<T>(there.name));
  if (!isLeft(stored)) return here;
  return inTurn(name, async () => {
    const moved = there?.name === name && (await put({ ...stored, name: aside(name) }));
    if (moved && onServer.get(name) === there) await dropThere(name);
    return stored;
  });
}

/** Drops what was put aside: it has been taken up, or is not wanted. */
export const dropAside = (name: string): Promise<void> => dropDraft(aside(name));

/** The input was saved, or given up. */
export const dropDraft = (name: string): Promise<void> => inTurn(name, () => drop(name));

async function drop(name: string): Promise<void> {
  await dropHere(name);
  const gone = dropThere(name);
  // What lies on the device does not wait for the line.
  if (!vaultIsPossible()) await gone;
}

async function dropHere(name: string): Promise<void> {
  await (await openVault())?.remove('draft', name);
  if (onDevice.delete(name)) publish();
}

async function dropThere(name: string): Promise<void> {
  if (!onServer.delete(name)) return;
  publish();
  await call(ownCall(dropDraftCall), { query: { name }, quiet: true, patience: PATIENCE }).catch(() => undefined);
}

/** Drops a draft of the list and what was put aside under its name; the answer puts them back. */
export async function discardDraft(listed: string): Promise<() => Promise<void>> {
  const name = bare(listed);
  const dropped: Draft[] = [];
  await inTurn(name, async () => {
    for (const one of [name, aside(name)]) {
      const draft = await read(one);
      if (draft) dropped.push({ ...draft, name: one });
      await drop(one);
    }
  });
  return async () => {
    for (const draft of dropped) await keepDraft(draft);
  };
}

/** Signing out: all of it moves to the server. What does not get there stays here, sealed. */
export async function moveDrafts(): Promise<void> {
  const vault = await Promise.race([openVault(), rest(DEVICE)]);
  const move = async (name: string, draft: Draft): Promise<void> => {
    if (!(await send({ ...draft, name }))) return;
    await vault?.remove('draft', name);
    onDevice.delete(name);
  };
  const all = (await vault?.all<Draft>('draft')) ?? [];
  await Promise.all(all.map(({ name, value }) => inTurn(name, () => move(name, value))));
}
