import { keepDraft } from '../drafts/drafts.ts';
import { t } from '../i18n.ts';
import { notify } from '../notice.ts';
import { queryClient } from '../query-client.ts';
import { ApiError, request } from '../request.ts';
import { serverDate } from '../server-clock.ts';
import { openVault, vaultIsPossible } from '../vault/vault.ts';
import { lineIsUp, onLine } from './line-state.ts';
import { OFFLINE } from './offline.text.ts';
import {
  FIRST_TRY,
  goesOnAfter,
  type Outcome,
  outcomeOf,
  patienceAfter,
  pauseAfter,
  type Unsent,
} from './outbox.rules.ts';
import { holdOutbox, outboxNow } from './unsent.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | undefined;
let tries = 0;

/** Where a device can seal nothing, what waits lives as long as this tab. */
async function keep(one: Unsent): Promise<void> {
  const vault = await openVault();
  if (!vault && vaultIsPossible()) throw new Error('the vault is closed');
  await vault?.put('outbox', one.key, one);
  const at = outboxNow().unsent.findIndex(({ key }) => key === one.key);
  holdOutbox({ ...outboxNow(), unsent: at < 0 ? [...outboxNow().unsent, one] : outboxNow().unsent.with(at, one) });
}

async function remove(key: string): Promise<void> {
  const vault = await openVault();
  await vault?.remove('outbox', key);
  holdOutbox({ ...outboxNow(), unsent: outboxNow().unsent.filter((one) => one.key !== key) });
}

/** How long a first try may take before what was written is better put by. */
export const firstTry = (): number => (lineIsUp() ? FIRST_TRY.up : FIRST_TRY.down);

/** Puts a write by for when the line is back. Rejects where it cannot be kept. */
export async function sendLater(one: Unsent): Promise<void> {
  await keep(one);
  void navigator.storage?.persist?.().catch(() => false);
  plan();
}

/** Reads what an earlier visit left and sends it; tries again whenever the line may be back. */
export function startOutbox(): () => void {
  const again = () => void sendUnsent();
  const shown = () => document.visibilityState === 'visible' && again();
  void openVault()
    .then((vault) => vault?.all<Unsent>('outbox'))
    .then((left) => {
      if (left && left.length > 0) holdOutbox({ ...outboxNow(), unsent: left.map(({ value }) => value) });
      again();
    });
  const off = onLine(() => lineIsUp() && again());
  window.addEventListener('online', again);
  window.addEventListener('focus', again);
  document.addEventListener('visibilitychange', shown);
  return () => {
    off();
    clearTimeout(timer);
    window.removeEventListener('online', again);
    window.removeEventListener('focus', again);
    document.removeEventListener('visibilitychange', shown);
  };
}

function plan(): void {
  clearTimeout(timer);
  if (outboxNow().unsent.some((one) => !one.refused)) timer = setTimeout(() => void sendUnsent(), pauseAfter(tries));
}

/** Sends what waits, one after another. Of several tabs one sends; over plain http, where tabs know no lock, the one in sight. */
export function sendUnsent(): Promise<void> {
  if (!outboxNow().unsent.some((one) => !one.refused)) return Promise.resolve();
  sending ??= exclusively(sendAll).finally(() => {
    sending = undefined;
    plan();
  });
  return sending;
}

async function exclusively(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('fairway-outbox', { ifAvailable: true }, (lock) => lock && work());
  else if (document.visibilityState === 'visible') await work();
}

async function sendAll(): Promise<void> {
  for (const one of outboxNow().unsent) {
    if (one.refused) continue;
    // Another tab may have sent it meanwhile.
    const vault = await openVault();
    if (vault && !(await vault.get<Unsent>('outbox', one.key))) {
      holdOutbox({ ...outboxNow(), unsent: outboxNow().unsent.filter(({ key }) => key !== one.key) });
      continue;
    }
    const outcome = await send(one);
    tries = goesOnAfter(outcome) ? 0 : tries + 1;
    holdOutbox({
      ...outboxNow(),
      waits: outcome === 'signIn' || outcome === 'later' || outcome === 'noLine' ? outcome : undefined,
    });
    if (!goesOnAfter(outcome)) return;
  }
}

async function send(one: Unsent): Promise<Outcome> {
  try {
    const { method, path, body, key } = one;
    await request(method, path, { body, key, quiet: true, background: true, patience: patienceAfter(tries) });
    await remove(one.key);
    notify.success(t(OFFLINE.sent, { title: one.title }));
    void queryClient.invalidateQueries();
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const outcome = outcomeOf(error.status);
    if (outcome === 'refused') {
      const reason = error.errors[0]?.message ?? error.message;
      await keep({ ...one, refused: reason });
      notify.error(t(OFFLINE.refused, { title: one.title, reason }));
    }
    return outcome;
  }
}

/** Gives up what waits; the answer brings it back. */
export async function dropUnsent(one: Unsent): Promise<() => Promise<void>> {
  await remove(one.key);
  return () => sendLater(one);
}

/** Takes what was refused back into its form; answers where that is. */
export async function reopenUnsent(one: Unsent): Promise<string | undefined> {
  if (!one.draft) return undefined;
  await keepDraft({ ...one.draft, title: one.title, at: serverDate().toISOString() });
  await remove(one.key);
  return one.draft.path;
}
