import { copyText } from '../../../kernel/web/clipboard.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { apiUrl } from '../../../kernel/web/request.ts';
import { PICTURE_TEXT as TEXT } from './picture.text.ts';

/** Where a picture opens, in full. */
export const pictureLink = (fileId: number): string => new URL(apiUrl(`/api/files/${fileId}`), location.href).href;

export async function copyPictureLink(fileId: number): Promise<void> {
  const link = pictureLink(fileId);
  if (await copyText(link)) notify.success(t(TEXT.copied));
  else notify.warning(t(TEXT.notCopied, { link }));
}
