import { type FormEvent, lazy, Suspense, useState } from 'react';
import { messageOf } from '../../kernel/web/api-error.ts';
import { t } from '../../kernel/web/i18n.ts';
import { Field } from './field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Refusal } from './refusal.tsx';
import { SECOND_TEXT as TEXT } from './second-step.text.ts';
import { completeSignIn, type SecondStep as Step } from './sign-in.ts';

const QrPicture = lazy(async () => ({ default: (await import('../../kernel/web/qr/qr-picture.tsx')).QrPicture }));

type Props = {
  step: Step;
  who: Parameters<typeof completeSignIn>[1];
  onDone: () => void;
  onAgain: () => void;
};

/** After a right password: the code of the authenticator app, which is set up here where a role demands it. */
export function SecondStep({ step, who, onDone, onAgain }: Props) {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [recovery, setRecovery] = useState<readonly string[]>();
  const enrol = step.secondFactor === 'enrol';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !code.trim()) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const codes = await completeSignIn({ ticket: step.ticket, code: code.trim() }, who);
      if (codes) setRecovery(codes);
      else onDone();
    } catch (error) {
      setRefusal(messageOf(error));
      setCode('');
    } finally {
      setBusy(false);
    }
  }

  if (recovery) {
    return (
      <div className="signin-form">
        <h1>{t(TEXT.recovery)}</h1>
        <RecoveryCodes codes={recovery} />
        <button type="button" className="signin-submit" onClick={onDone}>
          {t(TEXT.goOn)}
        </button>
      </div>
    );
  }
  return (
    <form className="signin-form" noValidate onSubmit={submit}>
      <h1>{t(enrol ? TEXT.enrol : TEXT.title)}</h1>
      <p>{t(enrol ? TEXT.enrolHelp : TEXT.help)}</p>
      {enrol && step.uri && (
        <div className="signin-qr">
          <Suspense fallback={<span className="qr-picture" />}>
            <QrPicture text={step.uri} label={t(TEXT.picture)} />
          </Suspense>
          <p className="signin-hint">
            {t(TEXT.byHand)} <code>{step.secret}</code>
          </p>
        </div>
      )}
      <Refusal>{refusal}</Refusal>
      <Field
        label={t(TEXT.code)}
        name="otp"
        inputMode={enrol ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoFocus
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="submit" className="signin-submit" aria-disabled={busy} aria-busy={busy}>
        {t(TEXT.confirm)}
      </button>
      <button type="button" className="signin-again" onClick={onAgain}>
        {t(TEXT.again)}
      </button>
    </form>
  );
}
