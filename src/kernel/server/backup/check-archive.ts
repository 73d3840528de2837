import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isRefusal, refusal } from '../postgres/refusal.ts';
import { readArchive } from './archive-file.ts';
import { HEAD_FILE, Head, JOBS_FILE, Jobs, MANIFEST_FILE, Manifest, placeIn } from './manifest.ts';
import { countLines } from './tables-of.ts';
import { readTar, type TarFile } from './tar.ts';

export type Checked = { head: Head; manifest: Manifest; jobs: Jobs };

type Sum = { digest: Hash; rows: number };

const damaged = (what: string): Error =>
  refusal(`备份文件已损坏（${what}），没有恢复任何内容。The backup is damaged (${what}); nothing was restored.`);

/** Reads an archive through and compares every count and hash with its manifest. Throws one sentence when it is not whole. */
export async function checkArchive(path: string, key?: Buffer): Promise<Checked> {
  const sums = new Map<string, Sum>();
  const files = { count: 0, bytes: 0 };
  let head: Head | undefined;
  let manifest: Manifest | undefined;
  let jobs: Jobs = [];
  try {
    for await (const entry of readTar(await readArchive(path, key))) {
      const at = placeIn(entry.name);
      if (!head) {
        if (entry.name !== HEAD_FILE) throw new Error('no backup of this product');
        head = Head.parse(await jsonOf(entry));
      } else if (entry.name === JOBS_FILE) jobs = Jobs.parse(await jsonOf(entry));
      else if (entry.name === MANIFEST_FILE) manifest = Manifest.parse(await jsonOf(entry));
      else if (at && 'table' in at) await addTo(sums, at.table, entry);
      else if (at) {
        if ((await hashOf(entry)) !== at.hash) throw new Error(entry.name);
        files.count += 1;
        files.bytes += entry.size;
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw refusal(`没有此文件：${path}。There is no such file: ${path}`);
    if (isRefusal(error)) throw error;
    throw damaged((error as Error).message.split('\n')[0] ?? '');
  }
  if (!head || !manifest) throw damaged('cut off');
  for (const [table, expected] of Object.entries(manifest.tables)) {
    const sum = sums.get(table);
    const sha256 = (sum?.digest ?? createHash('sha256')).digest('hex');
    if ((sum?.rows ?? 0) !== expected.rows || sha256 !== expected.sha256) throw damaged(table);
    sums.delete(table);
  }
  if (sums.size > 0) throw damaged([...sums.keys()].join(', '));
  if (files.count !== manifest.files.count || files.bytes !== manifest.files.bytes) throw damaged('files');
  return { head, manifest, jobs };
}

const jsonOf = async ({ content }: TarFile): Promise<unknown> => JSON.parse((await buffer(content)).toString('utf8'));

async function hashOf({ content }: TarFile): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of content) digest.update(chunk);
  return digest.digest('hex');
}

async function addTo(sums: Map<string, Sum>, table: string, { content }: TarFile): Promise<void> {
  const sum = sums.get(table) ?? { digest: createHash('sha256'), rows: 0 };
  sums.set(table, sum);
  for await (const chunk of content) {
    sum.digest.update(chunk);
    sum.rows += countLines(chunk);
  }
}
