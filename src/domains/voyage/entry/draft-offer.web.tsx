import { Button } from 'antd';
import { toLocalMinute } from '../../../kernel/web/fields/date-value.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ENTRY } from './entry.text.ts';

type Props = { at: string; onRestore: () => void; onDrop: () => void };

/** What an earlier visit left unsubmitted: taken up again, or dropped. */
export function DraftOffer({ at, onRestore, onDrop }: Props) {
  return (
    <div className="entry-notice" role="status">
      <span>{t(ENTRY.draftFound, { time: toLocalMinute(at).slice(5) })}</span>
      <Button size="small" type="primary" onClick={onRestore}>
        {t(ENTRY.draftRestore)}
      </Button>
      <Button size="small" onClick={onDrop}>
        {t(ENTRY.draftDrop)}
      </Button>
    </div>
  );
}
