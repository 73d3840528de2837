import { Alert, Button } from 'antd';
import { shortTime } from '../fields/date-value.ts';
import { t } from '../i18n.ts';
import { FORM } from './form.text.ts';
import type { useDraft } from './use-draft.ts';

/** Offers what an earlier visit left unsaved on this computer. */
export function DraftOffer({ draft }: { draft: ReturnType<typeof useDraft> }) {
  if (!draft.found) return null;
  return (
    <Alert
      className="form-draft"
      type="info"
      showIcon
      title={t(FORM.draftFound, { time: shortTime(draft.found.at, new Date()) })}
      action={
        <span className="form-draft-acts">
          <Button size="small" type="primary" onClick={draft.restore}>
            {t(FORM.draftRestore)}
          </Button>
          <Button size="small" onClick={draft.drop}>
            {t(FORM.draftDrop)}
          </Button>
        </span>
      }
    />
  );
}
