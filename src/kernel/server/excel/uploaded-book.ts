import { buffer } from 'node:stream/consumers';
import { uploadedFile } from '../files/endpoints.ts';
import { tooLarge } from '../files/staging.ts';
import type { Http } from '../http/endpoint.ts';
import { assertWorkbook } from './read-sheet.ts';

const MAX_IMPORT_BYTES = 20 * 1048576;

/** The workbook in the multipart field `file`; TOO_LARGE and UNSUPPORTED_FILE before anything is done with it. */
export async function uploadedBook(http: Http, maxBytes = MAX_IMPORT_BYTES): Promise<Buffer> {
  const part = await uploadedFile(http, maxBytes);
  const file = await buffer(part.file);
  if (file.length > maxBytes) throw tooLarge(maxBytes);
  assertWorkbook(file);
  return file;
}
