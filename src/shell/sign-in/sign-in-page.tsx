import { lazy, Suspense, useEffect, useState } from 'react';
import { pageUrl } from '../../kernel/web/base-path.ts';
import { t } from '../../kernel/web/i18n.ts';
import { Mark } from '../../kernel/web/marks/mark.tsx';
import { serverDate } from '../../kernel/web/server-clock.ts';
import { COMPANY } from '../company.ts';
import { LoginArt } from '../login-art/login-art.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import { Field } from './field.tsx';
import { LangLinks } from './lang-links.tsx';
import { Refusal } from './refusal.tsx';
import { ShoreOrShip } from './shore-or-ship.tsx';
import './sign-in.css';
import { SIGN_IN_TEXT as TEXT } from './sign-in.text.ts';
import { useSignInForm } from './use-sign-in-form.ts';

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

/** The staff sign-in page. It loads no antd; `onDone` runs once the token is stored. */
export function SignInPage({ onDone }: { onDone: () => void }) {
  const form = useSignInForm({ onDone });
  const [caps, setCaps] = useState(false);
  useEffect(() => {
    document.title = `${t(TEXT.title)} · ${t(TEXT.name)} ${t(TEXT.otherName)}`;
  }, []);
  const hasName = form.input('username').value !== '';
  return (
    <div className="signin">
      <aside aria-label={t(TEXT.slogan)}>
        <LoginArt tone="staff">
          <p>{t(TEXT.slogan)}</p>
          <p>{t(TEXT.sloganMore)}</p>
        </LoginArt>
      </aside>
      <main className="signin-side">
        <LangLinks />
        {form.step ? (
          <Suspense>
            <SecondStep step={form.step} who={form.who} onDone={onDone} onAgain={form.again} />
          </Suspense>
        ) : (
          <form className="signin-form" noValidate onSubmit={form.submit}>
            <div className="signin-brand">
              <Mark size={36} />
              <div>
                <p className="signin-name">{t(TEXT.name)}</p>
                <p className="signin-company">
                  {t(TEXT.otherName)} · {t(COMPANY.name)}
                </p>
              </div>
            </div>
            <h1>{t(TEXT.title)}</h1>
            <ShoreOrShip isLand={form.isLand} onChange={form.setIsLand} />
            <Refusal>{form.refusal}</Refusal>
            <Field
              label={t(TEXT.username)}
              autoComplete="username"
              autoCapitalize="none"
              autoFocus={!hasName}
              {...form.input('username')}
            />
            <Field
              label={t(TEXT.password)}
              type="password"
              autoComplete="current-password"
              autoFocus={hasName && !form.withCaptcha}
              hint={caps ? t(TEXT.capsLock) : undefined}
              onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
              {...form.input('password')}
            />
            {form.withCaptcha && (
              <Field
                label={t(TEXT.captcha)}
                placeholder={t(TEXT.captchaHint)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={8}
                beside={<CaptchaPicture {...form.captcha} onAnother={form.captcha.renew} />}
                {...form.input('code')}
              />
            )}
            <label className="signin-remember">
              <input
                type="checkbox"
                checked={form.rememberMe}
                onChange={(event) => form.setRememberMe(event.target.checked)}
              />
              {t(TEXT.remember)}
            </label>
            <button type="submit" className="signin-submit" aria-disabled={form.busy} aria-busy={form.busy}>
              {t(form.busy ? TEXT.submitting : TEXT.submit)}
            </button>
          </form>
        )}
        <footer className="signin-foot">
          <a href={pageUrl('/vendorLogin/quote')}>{t(TEXT.vendorQuote)}</a>
          <a href={pageUrl('/vendorLogin/shipRepair')}>{t(TEXT.vendorRepair)}</a>
          <span>
            © {serverDate().getFullYear()} {t(COMPANY.name)}
          </span>
          <a href={COMPANY.filingUrl} target="_blank" rel="noreferrer">
            {COMPANY.filing}
          </a>
        </footer>
      </main>
    </div>
  );
}
