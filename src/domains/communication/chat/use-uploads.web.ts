import { useState } from 'react';
import { uploadFile } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { messageOf } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';

export type Upload = { key: string; name: string; size: number; done: number; id?: number; failed?: string };

/** Files on their way to the server before the message that carries them; at most `most` of them. */
export function useUploads(most: number) {
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const update = (key: string, part: Partial<Upload>): void =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(key: string, file: File): Promise<void> {
    try {
      const stored = await uploadFile(file, (done) => update(key, { done }));
      update(key, { id: stored.id, size: stored.size });
    } catch (error) {
      const why = messageOf(error);
      // Most refusals name the file themselves.
      update(key, { failed: why.includes(file.name) ? why : t(TEXT.said, { name: file.name, words: why }) });
    }
  }

  return {
    files,
    busy: files.some((one) => one.id === undefined && one.failed === undefined),
    add(list: FileList | null): void {
      const given = [...(list ?? [])];
      const room = Math.max(0, most - files.length);
      if (given.length > room) notify.error(t(TEXT.tooMany, { n: most }));
      for (const file of given.slice(0, room)) {
        const key = uuid();
        setFiles((now) => [...now, { key, name: file.name, size: file.size, done: 0 }]);
        void send(key, file);
      }
    },
    remove: (key: string): void => setFiles((now) => now.filter((one) => one.key !== key)),
    clear: (): void => setFiles([]),
  };
}
