import { openVault } from '../vault/vault.ts';
import type { KeptReads } from './kept-reads.ts';

/** So many answers are kept, those read last. */
const MOST = 300;

type Read = { readonly answer: unknown };

/** Answers lie in the vault of who read them. */
export const sealedReads: KeptReads = {
  keep(address, answer) {
    void openVault()
      .then((vault) => vault?.put('read', address, { answer } satisfies Read))
      .catch((error: unknown) => console.warn(error));
  },
  async find(address) {
    const vault = await openVault();
    return (await vault?.get<Read>('read', address))?.answer;
  },
};

/** Forgets the answers that were read longest ago. */
export async function trimReads(): Promise<void> {
  const vault = await openVault();
  await vault?.trim('read', MOST);
}
