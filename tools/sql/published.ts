import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dependencies } from '../../src/domains/dependencies.ts';
import { textsGivenBy } from './texts.ts';

/** Rows that a domain shows to the SQL of others: a constant of its `public.server.ts` or `public.ts` that is a `select` in brackets. */
export type Published = { readonly domain: string; readonly name: string; readonly text: string };

export function publishedIn(root: string): Published[] {
  return Object.keys(dependencies).flatMap((domain) => {
    const given = ['public.server.ts', 'public.ts']
      .map((file) => `src/domains/${domain}/${file}`)
      .filter((file) => existsSync(join(root, file)))
      .flatMap((file) => [...textsGivenBy(root, file)])
      .filter(([, text]) => text.startsWith('(select '));
    // What both files give is given once.
    return [...new Map(given)].map(([name, text]) => ({ domain, name, text }));
  });
}

/** The view by which a published text is told from the tables that it reads. */
export const viewNamed = ({ domain, name }: Published): string => `published_${domain}_${name.toLowerCase()}`;

/** A statement of a domain in which the rows that others publish for it are named as such. */
export function withViews(text: string, domain: string, published: readonly Published[]): string {
  const used: readonly string[] = dependencies[domain as keyof typeof dependencies] ?? [];
  return published
    .filter((one) => used.includes(one.domain))
    .reduce((whole, one) => whole.replaceAll(one.text, viewNamed(one)), text);
}
