import { t } from '../../kernel/web/i18n.ts';
import { KEY } from '../keys/key-words.ts';
import { FINDER_TEXT as TEXT } from './finder.text.ts';

/** The keys that work here, and how long the answer took. */
export function FinderFoot({ total, capped, ms }: { total: number; capped: boolean; ms: number | undefined }) {
  return (
    <footer className="finder-foot">
      <span>
        <kbd>{KEY.up}</kbd>
        <kbd>{KEY.down}</kbd> {t(TEXT.choose)}
      </span>
      <span>
        <kbd>{KEY.enter}</kbd> {t(TEXT.open)}
      </span>
      <span>
        <kbd>{KEY.ctrlEnter}</kbd> {t(TEXT.openBeside)}
      </span>
      <span>
        <kbd>{KEY.tab}</kbd> {t(TEXT.nextScope)}
      </span>
      {ms !== undefined && <span className="num">{t(capped ? TEXT.tookMore : TEXT.took, { n: total, ms })}</span>}
    </footer>
  );
}
