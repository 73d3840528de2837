import { setImmediate as nextTurn } from 'node:timers/promises';
import { breathing } from '../../../kernel/server/breath.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ChainFacts, chainJudge, type Judged } from './chain-judge.rules.ts';
import { type Kept, keepFindings } from './keep-findings.server.ts';
import { chainFacts, chainOf, type Span } from './read-chain.server.ts';

type Wish = {
  readonly span: Span;
  /** Of these voyages alone. */
  readonly voyages: ReadonlySet<string> | null;
  readonly ports: ChainFacts['ports'];
};

/** Judged reports that are written at once. */
export const WRITTEN = 100;

/**
 * Judges a ship's reports of a span and keeps what is found; `told` hears of each part. Others are answered in between: `breathe` is asked
 * after each report whether it is their turn.
 */
export async function proofreadShip(
  ctx: Ctx,
  { span, voyages, ports }: Wish,
  told: (judged: number, kept: Kept) => Promise<void> = async () => undefined,
  breathe: () => Promise<void> | undefined = breathing(),
): Promise<void> {
  const judge = chainJudge(await chainFacts(ctx, span.shipId, ports));
  let judged: Judged[] = [];
  const take = (one: Judged | null): void => {
    if (one && isAsked(one.of.report, span, voyages)) judged.push(one);
  };
  const write = async (): Promise<void> => {
    const part = judged;
    judged = [];
    // What was judged last and what it is written by are two turns.
    await nextTurn();
    if (part.length > 0) await told(part.length, await keepFindings(ctx, span.shipId, part));
  };
  for await (const next of chainOf(ctx, span)) {
    take(judge.push(next));
    await breathe();
    if (judged.length >= WRITTEN) await write();
  }
  take(judge.end());
  await write();
}

const isAsked = (report: Judged['of']['report'], { from, to }: Span, voyages: Wish['voyages']): boolean =>
  report.rptTime !== null &&
  report.rptTime >= from &&
  report.rptTime <= to &&
  (!voyages || voyages.has(report.voyageId ?? ''));
