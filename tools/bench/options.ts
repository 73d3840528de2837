import { parseArgs } from 'node:util';

const PARTS = [
  'lists',
  'records',
  'save',
  'others',
  'export',
  'finder',
  'budget',
  'voyage',
  'administration',
  'start',
  'downloads',
  'browser',
  'grid',
  'types',
  'orders',
  'postings',
  'readModel',
] as const;
/** What takes an hour runs by its name alone. */
const BY_NAME = ['properties'] as const;
export type Part = (typeof PARTS)[number] | (typeof BY_NAME)[number];

export type Options = {
  /** A PostgreSQL of one's own, whose database is emptied; otherwise an embedded one in a temporary folder. */
  url?: string;
  rows: number;
  /** Rows of the second, small database, for the growth of a list. */
  smallRows: number;
  seconds: number;
  rounds: number;
  /** Seconds for which each rival answers before it is measured: compiled code, prepared statements, cached pages. */
  warm: number;
  /** So many calls in place of those times: enough to see that a part works, on a machine that has no time. */
  calls?: number;
  parts: readonly Part[];
  keep?: string;
};

const help = `Usage: npm run bench -- [options]

  --quick        100,000 reports and shorter rounds instead of 1,000,000
  --rows N       so many reports
  --seconds N    length of one round, 3 unless told (1 when quick)
  --only A,B     some parts: ${PARTS.join(', ')}; by name alone: ${BY_NAME.join(', ')}
  --url URL      an empty database of your own; it must be named like *bench*, because it is filled
  --keep DIR     keep the embedded database in DIR and use it again
`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      rows: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string' },
      url: { type: 'string' },
      keep: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  const parts = values.only?.split(',') ?? PARTS;
  const all: readonly string[] = [...PARTS, ...BY_NAME];
  const unknown = parts.find((part) => !all.includes(part));
  if (unknown) throw new Error(`No part "${unknown}": ${all.join(', ')}.`);
  if (values.url && !/bench/.test(new URL(values.url).pathname))
    throw new Error('The database of --url must be named like *bench*.');
  return {
    url: values.url,
    keep: values.keep,
    rows: Number(values.rows ?? (values.quick ? 100_000 : 1_000_000)),
    smallRows: 10_000,
    seconds: Number(values.seconds ?? (values.quick ? 1 : 3)),
    rounds: 5,
    warm: 2,
    parts: parts as Part[],
  };
}
