import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, messageOf } from '../../kernel/web/api-error.ts';
import { t } from '../../kernel/web/i18n.ts';
import { remembered } from './remembered.ts';
import { SIGN_IN_TEXT } from './sign-in.text.ts';
import { type SecondStep, signIn } from './sign-in.ts';
import { useCaptcha } from './use-captcha.ts';

type Name = 'username' | 'password' | 'code';
const EMPTY = {
  username: SIGN_IN_TEXT.enterUsername,
  password: SIGN_IN_TEXT.enterPassword,
  code: SIGN_IN_TEXT.enterCaptcha,
};
/** Shown in place of a remembered password, which nobody can read back. */
const REMEMBERED_DOTS = '••••••••••';

/** State and acts of the staff sign-in form. */
export function useSignInForm({ onDone }: { onDone: () => void }) {
  const [kept, setKept] = useState(remembered);
  const [values, setValues] = useState({
    username: kept?.username ?? '',
    password: kept ? REMEMBERED_DOTS : '',
    code: '',
  });
  const [isLand, setIsLand] = useState(kept?.isLand ?? true);
  const [rememberMe, setRememberMe] = useState(Boolean(kept));
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<SecondStep>();
  const captcha = useCaptcha();
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const withCaptcha = captcha.captcha?.img !== '';

  function change(name: Name, value: string): void {
    const typedOverRemembered = kept && name !== 'code';
    if (typedOverRemembered) setKept(undefined);
    const dropped = typedOverRemembered && name === 'username' ? { password: '' } : {};
    const typed = typedOverRemembered && name === 'password' ? value.replaceAll('•', '') : value;
    setValues({ ...values, ...dropped, [name]: typed });
    setErrors({ ...errors, [name]: undefined });
  }

  function missing(codeAsked: boolean): Name[] {
    const names: Name[] = codeAsked ? ['username', 'password', 'code'] : ['username', 'password'];
    const empty = names.filter((name) => !values[name].trim());
    setErrors(Object.fromEntries(empty.map((name) => [name, t(EMPTY[name])])));
    return empty;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const asked = await captcha.arrived();
    const [first] = missing(asked?.img !== '');
    if (first) {
      setBusy(false);
      return inputs.current[first]?.focus();
    }
    setRefusal(undefined);
    const uuid = asked?.uuid ?? '';
    try {
      const { username, password, code } = values;
      const next = await signIn({
        username: username.trim(),
        password,
        sealed: kept?.sealed,
        code: code.trim(),
        uuid,
        isLand,
        rememberMe,
      });
      if (!next) return onDone();
      setBusy(false);
      setStep(next);
    } catch (error) {
      refused(error);
    }
  }

  /** The server's words; a new captcha, and the focus where the person goes on. */
  function refused(error: unknown): void {
    void captcha.renew();
    const onFields = error instanceof ApiError ? error.errors : [];
    const aboutCode = onFields.some((one) => one.field === 'code');
    flushSync(() => {
      setBusy(false);
      setKept(undefined);
      setRefusal(onFields[0]?.message ?? messageOf(error));
      setValues({ ...values, code: '', password: aboutCode && !kept ? values.password : '' });
    });
    inputs.current[aboutCode && !kept ? 'code' : 'password']?.focus();
  }

  /** Back to name and password, of which the password is typed again. */
  function again(): void {
    setStep(undefined);
    setKept(undefined);
    setValues({ ...values, code: '', password: '' });
    void captcha.renew();
  }

  const who = { username: values.username.trim(), isLand, rememberMe, sealed: kept?.sealed };
  const input = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    ref: (element: HTMLInputElement | null) => {
      inputs.current[name] = element;
    },
    onChange: (event: { target: HTMLInputElement }) => change(name, event.target.value),
  });
  return {
    input,
    isLand,
    setIsLand,
    rememberMe,
    setRememberMe,
    refusal,
    busy,
    captcha,
    withCaptcha,
    submit,
    step,
    again,
    who,
  };
}
