import { type FormEvent, useEffect, useState } from 'react';
import { passwordProblem } from '../../../kernel/value/password.ts';
import { ApiError, messageOf } from '../../../kernel/web/api-error.ts';
import { pageUrl } from '../../../kernel/web/base-path.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Mark } from '../../../kernel/web/marks/mark.tsx';
import { call } from '../../../kernel/web/request.ts';
import { COMPANY } from '../../../shell/company.ts';
import { LoginArt } from '../../../shell/login-art/login-art.tsx';
import { CaptchaPicture } from '../../../shell/sign-in/captcha-picture.tsx';
import { Field } from '../../../shell/sign-in/field.tsx';
import { LangLinks } from '../../../shell/sign-in/lang-links.tsx';
import { Refusal } from '../../../shell/sign-in/refusal.tsx';
import { sealPassword } from '../../../shell/sign-in/seal.ts';
import { SIGN_IN_TEXT } from '../../../shell/sign-in/sign-in.text.ts';
import { useCaptcha } from '../../../shell/sign-in/use-captcha.ts';
import '../../../shell/sign-in/sign-in.css';
import { forgotCall, resetCall, vendorLogin } from '../sign-in/vendor-auth.calls.ts';
import { afterVendorSignIn } from './vendor-guard.rules.ts';
import { keepVendorToken } from './vendor-session.web.ts';
import { VENDOR_SIGN_IN_TEXT as TEXT } from './vendor-sign-in.text.ts';

type Type = 'quote' | 'shipRepair';

const TITLES = { quote: TEXT.quote, shipRepair: TEXT.shipRepair } as const;

/** The sign-in of suppliers, by type; a link from a mail sets the password here first. */
export function VendorSignIn({ type }: { type: Type }) {
  const link = new URLSearchParams(location.search).get('link') ?? undefined;
  useEffect(() => {
    document.title = `${t(TITLES[type])} · ${t(SIGN_IN_TEXT.name)}`;
  }, [type]);
  return (
    <div className="signin">
      <aside aria-label={t(TEXT.slogan)}>
        <LoginArt tone="vendor">
          <p>{t(TEXT.slogan)}</p>
          <p>{t(TEXT.sloganMore)}</p>
        </LoginArt>
      </aside>
      <main className="signin-side">
        <LangLinks />
        {link ? <SetPassword link={link} /> : <SignInForm type={type} />}
        <footer className="signin-foot">
          <a href={pageUrl(`/vendorLogin/${type === 'quote' ? 'shipRepair' : 'quote'}`)}>
            {t(type === 'quote' ? TEXT.shipRepair : TEXT.quote)}
          </a>
          <a href={pageUrl('/login')}>{t(TEXT.staff)}</a>
        </footer>
      </main>
    </div>
  );
}

function Brand() {
  return (
    <div className="signin-brand">
      <Mark size={36} />
      <div>
        <p className="signin-name">{t(SIGN_IN_TEXT.name)}</p>
        <p className="signin-company">{t(COMPANY.name)}</p>
      </div>
    </div>
  );
}

function SignInForm({ type }: { type: Type }) {
  const captcha = useCaptcha();
  const [values, setValues] = useState({ username: '', password: '', code: '' });
  const [refusal, setRefusal] = useState<string>();
  const [told, setTold] = useState<string>();
  const [busy, setBusy] = useState(false);
  const withCaptcha = captcha.captcha?.img !== '';
  const input = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  async function run(work: (uuid: string) => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    setTold(undefined);
    try {
      await work((await captcha.arrived())?.uuid ?? '');
    } catch (error) {
      setRefusal((error instanceof ApiError && error.errors[0]?.message) || messageOf(error));
      setValues((old) => ({ ...old, password: '', code: '' }));
      void captcha.renew();
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async (uuid) => {
      const { username, code } = values;
      const password = await sealPassword(values.password, uuid);
      const body = { username: username.trim(), password, code: code.trim(), uuid, type };
      const { token } = await call(vendorLogin, { body, quiet: true });
      keepVendorToken(token);
      location.assign(pageUrl(afterVendorSignIn(new URLSearchParams(location.search).get('redirect') ?? '', type)));
    });
  };
  const forgot = (): void =>
    void run(async (uuid) => {
      const body = { username: values.username.trim(), type, code: values.code.trim(), uuid };
      await call(forgotCall, { body, quiet: true });
      setTold(t(TEXT.forgotSent));
      void captcha.renew();
    });

  return (
    <form className="signin-form" noValidate onSubmit={submit}>
      <Brand />
      <h1>{t(TITLES[type])}</h1>
      <Refusal>{refusal}</Refusal>
      {told && <p className="signin-hint">{told}</p>}
      <Field
        label={t(SIGN_IN_TEXT.username)}
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        {...input('username')}
      />
      <Field label={t(SIGN_IN_TEXT.password)} type="password" autoComplete="current-password" {...input('password')} />
      {withCaptcha && (
        <Field
          label={t(SIGN_IN_TEXT.captcha)}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={8}
          beside={<CaptchaPicture {...captcha} onAnother={captcha.renew} />}
          {...input('code')}
        />
      )}
      <button
        type="submit"
        className="signin-submit"
        aria-busy={busy}
        aria-disabled={busy || !values.username || !values.password}
      >
        {t(busy ? SIGN_IN_TEXT.submitting : SIGN_IN_TEXT.submit)}
      </button>
      <button type="button" className="vendor-link" disabled={!values.username} onClick={forgot}>
        {t(TEXT.forgot)}
      </button>
    </form>
  );
}

function SetPassword({ link }: { link: string }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = passwordProblem(password);
    if (problem) return setRefusal(t(problem));
    if (password !== again) return setRefusal(t(TEXT.differ));
    setBusy(true);
    setRefusal(undefined);
    try {
      const body = { link, password: await sealPassword(password, ''), uuid: '' };
      const { type } = await call(resetCall, { body, quiet: true });
      location.assign(pageUrl(`/vendorLogin/${type}`));
    } catch (error) {
      setRefusal((error instanceof ApiError && error.errors[0]?.message) || messageOf(error));
      setBusy(false);
    }
  }

  return (
    <form className="signin-form" noValidate onSubmit={submit}>
      <Brand />
      <h1>{t(TEXT.setPassword)}</h1>
      <Refusal>{refusal}</Refusal>
      <Field
        label={t(TEXT.newPassword)}
        type="password"
        autoComplete="new-password"
        autoFocus
        hint={t(TEXT.rule)}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Field
        label={t(TEXT.again)}
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
      />
      <button type="submit" className="signin-submit" aria-busy={busy} aria-disabled={busy}>
        {t(TEXT.set)}
      </button>
    </form>
  );
}
