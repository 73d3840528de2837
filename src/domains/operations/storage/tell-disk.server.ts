import { hostname } from 'node:os';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { App } from '../../../kernel/server/module.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { systemTransaction } from '../../../kernel/server/system-transaction.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { administrators } from '../timing/tell-failure.server.ts';
import { DISK_RESERVE } from './storage.server.ts';

export const diskKinds = {
  'system.disk': { label: { zh: '磁盘空间不足', en: 'Disk space is short' }, urgent: true },
} as const;

/** Looks at the disk of this node; the administrators are told once a day, by whichever look comes first. */
export function diskWatch(app: App): () => Promise<void> {
  let told: string | undefined;
  return async () => {
    const percent = await app.disk.freePercent();
    const full = await app.disk.full();
    if (!full && (percent === undefined || percent >= (await setting<number>(app, DISK_RESERVE)))) return;
    const day = officeDay(app.now());
    if (told === day) return;
    await systemTransaction(app, { reason: '磁盘空间不足' }, (ctx) => tellDisk(ctx, { percent, day }));
    told = day;
    app.log.error({ percent }, 'the disk is short of space');
  };
}

async function tellDisk(ctx: Ctx, { percent, day }: { percent: number | undefined; day: string }): Promise<void> {
  const free = percent === undefined ? '' : percent.toFixed(1);
  await notify(ctx, {
    to: await administrators(ctx),
    kind: 'system.disk',
    key: `disk:${hostname()}:${day}`,
    title: { zh: `服务器 ${hostname()} 磁盘空间不足`, en: `Server ${hostname()} is short of disk space` },
    text: {
      zh: `数据目录所在磁盘${free && `还有 ${free}% 可用`}，已停止上传文件；写满后不能保存任何数据。删除无引用的文件，或扩大磁盘。`,
      en: `${free && `${free}% of the disk of the data folder is free. `}Uploads have stopped; once it is full nothing is saved. Delete files that no record holds, or enlarge the disk.`,
    },
    link: '/system/tools/storage',
  });
}
