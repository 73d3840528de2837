import { Button, Descriptions, Input, Modal } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { answerComplaintCall, complaintProgressCall } from './complaint.calls.ts';
import { receiptForm } from './complaint-forms.resource.ts';
import { complaintInspection } from './complaint-inspection.resource.ts';
import { COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

type Progress = {
  readonly complaintNo: string;
  readonly state: string;
  readonly level: string;
  readonly replyDue: string;
  readonly reply: string | null;
  readonly mayClose: boolean;
  readonly mayRaise: boolean;
};

const { replyDue, replyText, complaintLevel, subStatus } = complaintInspection.fields;

/** By the receipt code a complainant reads how it stands, and says whether the reply will do. */
export function FollowComplaint() {
  const [dialog, ask] = useAsk();
  const [found, setFound] = useState<{ receipt: string; progress: Progress }>();
  if (!hasPermission(complaintProgressCall.permission)) return null;
  return (
    <>
      {dialog}
      {found && <Answer {...found} onClose={() => setFound(undefined)} />}
      <Button
        onClick={() =>
          ask({
            title: t(TEXT.follow),
            effect: t(TEXT.followWhy),
            act: t(TEXT.look),
            form: { fields: receiptForm },
            run: async (_reason, values = {}) => {
              const receipt = String(values.receipt);
              setFound({ receipt, progress: await call(complaintProgressCall, { body: { receipt }, quiet: true }) });
            },
          })
        }
      >
        {t(TEXT.follow)}
      </Button>
    </>
  );
}

function Answer({ receipt, progress, onClose }: { receipt: string; progress: Progress; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  async function answer(satisfied: boolean): Promise<void> {
    setBusy(true);
    try {
      await call(answerComplaintCall, { body: { receipt, satisfied, answerWords: words.trim() || null } });
      notify.success(t(TEXT.answered));
      onClose();
    } finally {
      setBusy(false);
    }
  }
  const label = t(answerWords.label);
  return (
    <Modal
      open
      title={progress.complaintNo}
      onCancel={onClose}
      footer={
        <>
          {progress.mayRaise && (
            <Button loading={busy} onClick={() => answer(false)}>
              {t(TEXT.further)}
            </Button>
          )}
          {progress.mayClose && (
            <Button type="primary" loading={busy} onClick={() => answer(true)}>
              {t(TEXT.satisfied)}
            </Button>
          )}
        </>
      }
    >
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'state', label: t(subStatus.label), children: progress.state },
          { key: 'level', label: t(complaintLevel.label), children: progress.level },
          { key: 'due', label: t(replyDue.label), children: progress.replyDue },
          { key: 'reply', label: t(replyText.label), children: progress.reply ?? t(TEXT.noReply) },
        ]}
      />
      {progress.mayRaise && (
        <Input.TextArea
          aria-label={label}
          placeholder={label}
          rows={3}
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </Modal>
  );
}

const { answerWords } = complaintInspection.fields;
