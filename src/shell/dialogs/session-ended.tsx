import { Alert, Button, Input, Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, messageOf } from '../../kernel/web/api-error.ts';
import { t } from '../../kernel/web/i18n.ts';
import { useUser } from '../../kernel/web/session/session.ts';
import { rewrapVault } from '../../kernel/web/vault/vault.ts';
import { signOut } from '../session/sign-out.ts';
import { CaptchaPicture } from '../sign-in/captcha-picture.tsx';
import { SECOND_TEXT } from '../sign-in/second-step.text.ts';
import { SIGN_IN_TEXT } from '../sign-in/sign-in.text.ts';
import { completeSignIn, type SecondStep, signIn } from '../sign-in/sign-in.ts';
import { useCaptcha } from '../sign-in/use-captcha.ts';
import './dialogs.css';
import { SESSION_ENDED_TEXT as TEXT } from './session-ended.text.ts';

/** 'System prompt' over the kept page: stay, or sign in again here as the same user. */
export function SessionEnded({ onEnd }: { onEnd: (signedIn: boolean) => void }) {
  const user = useUser();
  const ids = useId();
  const captcha = useCaptcha();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isLand, setIsLand] = useState(true);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<SecondStep>();
  const [otp, setOtp] = useState('');
  const withCaptcha = captcha.captcha?.img !== '';

  /** The password was right; a factor that is not set up yet is set up from the sign-in page. */
  function asks(next: SecondStep): void {
    setBusy(false);
    setRefusal(next.secondFactor === 'enrol' ? t(SECOND_TEXT.fromSignIn) : undefined);
    if (next.secondFactor === 'code') setStep(next);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const uuid = (await captcha.arrived())?.uuid ?? '';
      const who = { username: user.username, isLand, rememberMe: false };
      if (step) await completeSignIn({ ticket: step.ticket, code: otp.trim() }, who);
      else {
        const next = await signIn({ ...who, password, code, uuid });
        if (next) return asks(next);
      }
      rewrapVault();
      onEnd(true);
    } catch (error) {
      // A ship's account is refused ashore: the next try is made from the ship.
      if (error instanceof ApiError && error.errors.some((one) => one.field === 'isLand')) setIsLand(false);
      setRefusal(messageOf(error));
      setOtp('');
      if (step) return setBusy(false);
      setPassword('');
      setCode('');
      setBusy(false);
      void captcha.renew();
    }
  }

  return (
    <Modal
      open
      title={t(TEXT.title)}
      footer={null}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      width={400}
    >
      <form className="shell-dialog-form" onSubmit={submit}>
        <p>{t(TEXT.expired)}</p>
        {refusal && <Alert type="error" showIcon title={refusal} />}
        <p>
          {t(SIGN_IN_TEXT.username)} <b>{user.username}</b>
        </p>
        {step ? (
          <>
            <label htmlFor={`${ids}o`}>{t(SECOND_TEXT.code)}</label>
            <Input
              id={`${ids}o`}
              autoFocus
              autoComplete="one-time-code"
              maxLength={20}
              value={otp}
              onChange={(event) => setOtp(event.target.value)}
            />
          </>
        ) : (
          <>
            <label htmlFor={`${ids}p`}>{t(SIGN_IN_TEXT.password)}</label>
            <Input.Password
              id={`${ids}p`}
              autoFocus
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            {withCaptcha && (
              <>
                <label htmlFor={`${ids}c`}>{t(SIGN_IN_TEXT.captcha)}</label>
                <div className="shell-dialog-row">
                  <Input
                    id={`${ids}c`}
                    autoComplete="off"
                    maxLength={8}
                    value={code}
                    onChange={(event) => setCode(event.target.value)}
                  />
                  <CaptchaPicture {...captcha} onAnother={captcha.renew} />
                </div>
              </>
            )}
          </>
        )}
        <div className="shell-dialog-foot">
          <Button type="link" onClick={() => void signOut({ ended: true })}>
            {t(TEXT.other)}
          </Button>
          <Button onClick={() => onEnd(false)}>{t(TEXT.stay)}</Button>
          <Button type="primary" htmlType="submit" loading={busy} disabled={step ? !otp.trim() : !password}>
            {t(TEXT.again)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
