import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { PASSWORD_TEXT, passwordProblem } from '../../../kernel/value/password.ts';
import { copyText } from '../../../kernel/web/clipboard.ts';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { sealPassword } from '../../../shell/sign-in/seal.ts';
import { makePassword } from './first-password.rules.ts';
import { resetPassword } from './user.calls.ts';
import { USER_TEXT as TEXT } from './user-page.text.ts';
import '../../../kernel/web/form/form.css';

/** `first`: the account was made just now and has none. */
type Props = { id: number; name: string; first?: boolean; onClose: () => void };

/** Evenly spread: numbers of the incomplete last round are drawn again. */
function random(below: number): number {
  const draw = new Uint32Array(1);
  const limit = 2 ** 32 - (2 ** 32 % below);
  do crypto.getRandomValues(draw);
  while (draw[0]! >= limit);
  return draw[0]! % below;
}

/** Sets a new password for another user; it leaves the browser only encrypted. */
export function ResetPassword({ id, name, first: isFirst = false, onClose }: Props) {
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
      notify.success(t(isFirst ? TEXT.firstDone : TEXT.resetDone));
      setOpen(false);
    } catch (error) {
      setFailed(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function make(): Promise<void> {
    const made = makePassword(random);
    setFirst(made);
    setSecond(made);
    setFailed(undefined);
    if (await copyText(made)) notify.success(t(TEXT.copied));
    else notify.info(t(TEXT.made));
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
      title={t(isFirst ? TEXT.firstTitle : TEXT.resetTitle, { name })}
      okText={t(isFirst ? TEXT.firstPassword : TEXT.resetPassword)}
      cancelText={t(isFirst ? TEXT.later : TEXT.cancel)}
      okButtonProps={{ danger: !isFirst }}
      confirmLoading={busy}
      onOk={run}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <div className="form-sections">
        <p>{t(isFirst ? TEXT.firstEffect : TEXT.resetEffect)}</p>
        {field('first', t(TEXT.newPassword), first, setFirst, wrong)}
        {field('second', t(TEXT.again), second, setSecond, differ)}
        <p className="form-help">{t(PASSWORD_TEXT.rule)}</p>
        <div>
          <Button onClick={make}>{t(TEXT.make)}</Button>
        </div>
      </div>
    </Modal>
  );
}
