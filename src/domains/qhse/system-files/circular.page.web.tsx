import { FilesPage } from './file-kinds.web.tsx';
import { FILE_TEXT as TEXT } from './system-file-words.text.ts';

/** What the company tells ships and departments for good. */
export function Page() {
  return <FilesPage kind="CIRCULAR" title={TEXT.circulars} />;
}
