/** Answers that are kept for when there is no line; set up once somebody has signed in, so that the sign-in page loads none of it. */
export type KeptReads = {
  readonly keep: (address: string, answer: unknown) => void;
  readonly find: (address: string) => Promise<unknown>;
};

let reads: KeptReads | undefined;

export function keepReadsIn(next: KeptReads | undefined): void {
  reads = next;
}

export const keptReads = (): KeptReads | undefined => reads;
