import { Modal } from 'antd';
import { useId, useState } from 'react';
import { Input } from '../../fields/antd-input.ts';
import { TextArea } from '../../fields/antd-text-area.ts';
import { Refused } from '../../form/refused.tsx';
import { t } from '../../i18n.ts';
import { ApiError, reasonsOf } from '../../request.ts';
import { LIST } from '../list.text.ts';
import type { Question } from './ask.tsx';
import './ask-dialog.css';
import '../../fields/field-error.css';
import '../../form/form.css';
import { useGuardedClose } from '../../leave/use-guarded-close.ts';

/** The dialog behind `useAsk`; loaded with the first question. */
export function AskDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError['errors']>([]);
  const [open, setOpen] = useState(true);
  const id = useId();

  const close = useGuardedClose(open && reason.trim() !== '', () => setOpen(false));

  async function run(): Promise<void> {
    if (question.reason && !reason.trim()) {
      setMissing(true);
      return;
    }
    setBusy(true);
    setRefused([]);
    try {
      await question.run(reason.trim() || undefined);
      setOpen(false);
    } catch (error) {
      // A refusal without fields has been told by the request; the question stays, so that the reason is not lost, and several
      // things that stand against it stay readable.
      const reasons = error instanceof ApiError ? reasonsOf(error).map((message) => ({ field: '', message })) : [];
      setRefused(error instanceof ApiError && error.errors.length > 0 ? error.errors : reasons);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open={open}
      title={question.title}
      width={440}
      okText={question.act}
      cancelText={t(LIST.cancel)}
      okButtonProps={{ danger: question.danger, disabled: question.typed !== undefined && typed !== question.typed }}
      cancelButtonProps={{ autoFocus: !question.reason && question.typed === undefined }}
      confirmLoading={busy}
      onOk={run}
      onCancel={close}
      afterClose={onClose}
    >
      {question.effect && <p>{question.effect}</p>}
      {refused.length > 0 && <Refused resource={question.resource} errors={refused} />}
      {question.typed !== undefined && (
        <div className="kit-ask">
          <label htmlFor={id}>{t(LIST.typeCount, { n: question.typed })}</label>
          <Input id={id} autoFocus value={typed} onChange={(event) => setTyped(event.target.value)} />
        </div>
      )}
      {question.reason && (
        <div className="kit-ask">
          <label htmlFor={`${id}reason`}>{t(LIST.reason)}</label>
          <TextArea
            id={`${id}reason`}
            autoFocus
            rows={2}
            value={reason}
            status={missing ? 'error' : undefined}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
          {missing && <span className="form-error">{t(LIST.reasonNeeded)}</span>}
        </div>
      )}
    </Modal>
  );
}
