import { Alert, Button, Input, Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { changePasswordProblems, PASSWORD_TEXT } from '../../kernel/value/password.ts';
import { ApiError } from '../../kernel/web/api-error.ts';
import { t } from '../../kernel/web/i18n.ts';
import { notify } from '../../kernel/web/notice.ts';
import { request } from '../../kernel/web/request.ts';
import { leavePage } from '../../kernel/web/session/refusals.ts';
import { uuid } from '../../kernel/web/uuid.ts';
import { signOut } from '../session/sign-out.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { sealPassword } from '../sign-in/seal.ts';
import { CHANGE_PASSWORD_TEXT as TEXT } from './change-password.text.ts';
import './dialogs.css';

/** Milliseconds between the success and the log-out (spec.md section 9). */
const LOG_OUT_AFTER = 1500;
const NAMES = ['oldPass', 'newPass', 'confirmPass'] as const;
type Values = Record<(typeof NAMES)[number], string>;
const EMPTY: Values = { oldPass: '', newPass: '', confirmPass: '' };

/** Sent encrypted like any password. Answers what is wrong with a field, or nothing once it is changed. */
async function change({ oldPass, newPass }: Values): Promise<Partial<Values>> {
  try {
    const id = uuid();
    const body = { oldPass: await sealPassword(oldPass, id), newPass: await sealPassword(newPass, id) };
    await request('POST', '/api/users/updatePass/', { body });
    return {};
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const fields = error instanceof ApiError ? error.errors : [];
    return fields.length > 0 ? Object.fromEntries(fields.map((one) => [one.field, one.message])) : { confirmPass: '' };
  }
}

/** Old, new and repeated password. When forced it cannot be closed but by changing. Success logs out after 1.5 s. */
export function ChangePassword({ forced = false, onClose }: { forced?: boolean; onClose: () => void }) {
  const id = useId();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const wrong = changePasswordProblems(values);
    setErrors(Object.fromEntries(wrong.map((one) => [one.field, t(one.message)])));
    if (wrong.length > 0) return document.getElementById(id + wrong[0]?.field)?.focus();
    setBusy(true);
    const refused = await change(values);
    if (Object.keys(refused).length > 0) {
      setErrors(refused);
      setBusy(false);
      return;
    }
    // The change has ended every session of the account, this one too.
    leavePage();
    notify.success(t(TEXT.done));
    setTimeout(signOut, LOG_OUT_AFTER);
  }

  return (
    <Modal
      open
      title={t(TEXT.title)}
      footer={null}
      width={420}
      closable={!forced}
      keyboard={!forced}
      mask={{ closable: !forced }}
      onCancel={onClose}
    >
      <form className="shell-dialog-form" noValidate onSubmit={submit}>
        {forced && <Alert type="warning" showIcon title={t(TEXT.forced)} />}
        {NAMES.map((name) => (
          <div key={name}>
            <label htmlFor={id + name}>{t(TEXT[name])}</label>
            <Input.Password
              id={id + name}
              autoFocus={name === 'oldPass'}
              autoComplete={name === 'oldPass' ? 'current-password' : 'new-password'}
              status={errors[name] ? 'error' : undefined}
              aria-invalid={errors[name] ? true : undefined}
              aria-describedby={`${id}${name}-note`}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
            <p id={`${id}${name}-note`} className={errors[name] ? 'shell-dialog-error' : 'shell-dialog-hint'}>
              {errors[name] || (name === 'newPass' ? t(PASSWORD_TEXT.rule) : '')}
            </p>
          </div>
        ))}
        <div className="shell-dialog-foot">
          {!forced && <Button onClick={onClose}>{t(SHELL_TEXT.cancel)}</Button>}
          <Button type="primary" htmlType="submit" loading={busy}>
            {t(TEXT.submit)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
