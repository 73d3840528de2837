import { pathOf } from '../../resource/resource.ts';
import { caller } from '../session/caller.ts';

/** Where the calls of a kind of record live for whoever this window speaks as. */
export const basePath = (resource: { readonly name: string }): string => (caller().pathOf ?? pathOf)(resource);
