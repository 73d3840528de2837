import { Readable } from 'node:stream';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import type { FileStore } from '../../../kernel/server/files/store.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { proposedPapers, withdrawPaper } from './papers-of-firm.server.ts';
import { proposedPaperActs } from './proposed-paper.server.ts';

const DAY_MS = 86_400_000;

type Story = { kind: string; number: string; days: number; ago: number; act?: 'accept' | 'refuse' | 'withdraw' };

/** One that waits, one in force, one refused, one that was taken back. */
const STORIES: readonly Story[] = [
  { kind: 'ISO9001', number: 'Q-3107', days: 1000, ago: 40, act: 'accept' },
  { kind: 'CLASS', number: 'C-5520', days: 300, ago: 20, act: 'refuse' },
  { kind: 'MAKER', number: 'M-0418', days: 500, ago: 9, act: 'withdraw' },
  { kind: 'AGENCY', number: 'A-2214', days: 730, ago: 2 },
];

/** Papers that one supplier handed in by himself, in each state. */
export async function demoProposedPapers(
  ctx: Ctx,
  { partnerId, userId, files }: { partnerId: number; userId: number; files: FileStore | undefined },
): Promise<void> {
  for (const { kind, number, days, ago, act } of STORIES) {
    const at = asSystem({ ...ctx, now: new Date(ctx.now.getTime() - ago * DAY_MS) }, '供应商操作');
    const content = Readable.from([Buffer.from(`证照扫描件（样本）\r\n${number}\r\n`)]);
    const attachment = files && (await storeFile(at, files, { name: `scan ${number}.txt`, content })).id;
    const { id, version } = await proposedPapers.create(
      at,
      {
        partnerId,
        kind,
        number,
        validFrom: officeDay(new Date(at.now.getTime() - DAY_MS)),
        validTo: officeDay(new Date(ctx.now.getTime() + days * DAY_MS)),
        attachment,
        vendorUserId: userId,
      },
      { sentAt: at.now.toISOString() },
    );
    const later = asSystem({ ...ctx, now: new Date(at.now.getTime() + DAY_MS / 2) }, '采购审核');
    if (act === 'accept') await proposedPaperActs.perform(later, 'accept', id);
    if (act === 'refuse') await proposedPaperActs.perform(later, 'refuse', id, { reason: '扫描件不清晰' });
    if (act === 'withdraw') await withdrawPaper(later, id, version);
  }
}
