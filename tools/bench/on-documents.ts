import { startChild } from './child.ts';
import type { Bench } from './context.ts';
import { type DocumentsBench, openDocuments } from './documents.ts';
import type { Part } from './options.ts';
import { measureOrders } from './parts/orders.ts';
import { measurePostings } from './parts/postings.ts';
import { measureReadModel } from './parts/read-model.ts';

export const ON_DOCUMENTS = ['orders', 'postings', 'readModel'] as const satisfies readonly Part[];

type Given = Pick<Bench, 'options' | 'tell' | 'note'> & {
  readonly url: string;
  readonly part: (name: Part, work: () => Promise<void>) => Promise<void>;
};

/** The parts that need a company with its documents. */
export async function measureOnDocuments({ url, options, tell, note, part }: Given): Promise<void> {
  const begun = performance.now();
  const { db, headers, buyer } = await openDocuments(url);
  note(`demo company of four ships: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const product = await startChild('serve-product.ts', { url });
  const bench: DocumentsBench = { url, db, headers, buyer, product, options, tell, note };
  try {
    await part('orders', () => measureOrders(bench));
    await part('postings', () => measurePostings(bench));
    await part('readModel', () => measureReadModel(bench));
  } finally {
    await product.stop();
    await db.close();
  }
}
