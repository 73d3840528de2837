import { FilesPage } from './file-kinds.web.tsx';
import { FILE_TEXT as TEXT } from './system-file-words.text.ts';

/** What the company tells ships and departments for a time. */
export function Page() {
  return <FilesPage kind="NOTICE" title={TEXT.notices} />;
}
