import { uploadFile } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { messageOf } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { picture } from './picture.resource.ts';
import { PICTURE_TEXT as TEXT } from './picture.text.ts';

/** Uploads pictures one after the other; each is there as soon as it is done. Answers how many came. */
export async function uploadPictures(
  files: readonly File[],
  onProgress: (name: string | undefined, done: number) => void,
): Promise<number> {
  let done = 0;
  for (const file of files) {
    try {
      if (!/^image\//.test(file.type)) throw new Error(t(TEXT.notPicture));
      const stored = await uploadFile(file, (part) => onProgress(file.name, (done + part) / files.length));
      const name = stored.name.replace(/\.[^.]+$/, '').slice(0, 120) || stored.name;
      await records.create(picture, { name, file: stored.id }, { key: uuid() });
      done += 1;
    } catch (error) {
      notify.error(t(TEXT.failed, { name: file.name, cause: messageOf(error) }));
    }
  }
  onProgress(undefined, 1);
  if (done > 0) notify.success(t(TEXT.uploaded, { n: done }));
  return done;
}
