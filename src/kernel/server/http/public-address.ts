import type { Http } from './endpoint.ts';

/** Where the web's pages stand. */
const PAGES = '/fairway';

/** The address of a page as others open it: below the address that is set for this installation, else that by which the caller came. */
export function publicAddress({ app, request }: Pick<Http, 'app' | 'request'>, path: string): string {
  const origin = app.settings.publicUrl ?? `${request.protocol}://${request.host}`;
  return new URL(`${PAGES}${path}`, origin).href;
}
