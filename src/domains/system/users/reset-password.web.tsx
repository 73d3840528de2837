import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { passwordProblem } from '../../../kernel/value/password.ts';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { sealPassword } from '../../../kernel/web/session/seal.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { resetPassword } from './user.calls.ts';
import { USER_TEXT as TEXT } from './user-page.text.ts';
import '../../../kernel/web/form/form.css';

type Props = { id: number; name: string; onClose: () => void };

/** Sets a new password for another user; it leaves the browser only encrypted. */
export function ResetPassword({ id, name, onClose }: Props) {
  const prefix = useId();
  const [open, setOpen] = useState(true);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const problem = passwordProblem(first);
  const wrong = tried && problem ? t(problem) : failed;
  const differ = tried && first !== second ? t(TEXT.differ) : undefined;

  async function run(): Promise<void> {
    setTried(true);
    if (problem || first !== second) return;
    setBusy(true);
    try {
      const password = await sealPassword(first, uuid());
      await call(resetPassword, { params: { id }, body: { password }, quiet: true });
      notify.success(t(TEXT.resetDone));
      setOpen(false);
    } catch (error) {
      setFailed(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const field = (key: string, label: string, value: string, set: (value: string) => void, error?: string) => (
    <FieldBox id={`${prefix}${key}`} label={label} required error={error}>
      <Input.Password
        id={`${prefix}${key}`}
        value={value}
        autoComplete="new-password"
        status={error ? 'error' : undefined}
        onChange={(event) => {
          set(event.target.value);
          setFailed(undefined);
        }}
        onPressEnter={run}
      />
    </FieldBox>
  );

  return (
    <Modal
      open={open}
      width={440}
      title={t(TEXT.resetTitle, { name })}
      okText={t(TEXT.resetPassword)}
      cancelText={t(TEXT.cancel)}
      okButtonProps={{ danger: true }}
      confirmLoading={busy}
      onOk={run}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <p>{t(TEXT.resetEffect)}</p>
      <div className="form-sections">
        {field('first', t(TEXT.newPassword), first, setFirst, wrong)}
        {field('second', t(TEXT.again), second, setSecond, differ)}
      </div>
    </Modal>
  );
}
