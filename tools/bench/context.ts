import type { Child } from './child.ts';
import type { Figure } from './figures.ts';
import type { Fleet } from './fleet.ts';
import type { Options } from './options.ts';

/** What every part of a run has at hand. */
export type Bench = {
  readonly options: Options;
  readonly url: string;
  readonly smallUrl: string;
  readonly fleet: Fleet;
  readonly smallFleet: Fleet;
  readonly product: Child;
  /** Prints a figure and keeps it for the summary. */
  readonly tell: (figure: Figure) => void;
  readonly note: (line: string) => void;
};

export const REPORTS = '/api/voyage/reports';
export const signedIn = ({ token }: Fleet): Record<string, string> => ({ authorization: `Bearer ${token}` });
