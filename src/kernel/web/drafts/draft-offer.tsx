import { Alert, Button } from 'antd';
import { shortTime } from '../fields/date-value.ts';
import { t } from '../i18n.ts';
import { serverDate } from '../server-clock.ts';
import { DRAFTS } from './draft.text.ts';
import './drafts.css';

type Props = { at: string; onRestore: () => void; onDrop: () => void };

/** Offers what an earlier visit left unsaved. */
export function DraftOffer({ at, onRestore, onDrop }: Props) {
  return (
    <Alert
      className="draft-offer"
      type="info"
      showIcon
      title={t(DRAFTS.found, { time: shortTime(at, serverDate()) })}
      action={
        <span className="draft-offer-acts">
          <Button size="small" type="primary" onClick={onRestore}>
            {t(DRAFTS.restore)}
          </Button>
          <Button size="small" onClick={onDrop}>
            {t(DRAFTS.drop)}
          </Button>
        </span>
      }
    />
  );
}
