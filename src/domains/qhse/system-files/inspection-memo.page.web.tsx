import { FilesPage } from './file-kinds.web.tsx';
import { FILE_TEXT as TEXT } from './system-file-words.text.ts';

/** What inspections told the ships to do. */
export function Page() {
  return <FilesPage kind="MEMO" title={TEXT.memos} />;
}
