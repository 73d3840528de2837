import { t } from '../i18n.ts';
import type { Captcha } from '../session/sign-in.ts';
import { SIGN_IN_TEXT } from './sign-in.text.ts';

type Props = { captcha?: Captcha; failed: boolean; onAnother: () => void };

/** The captcha; a click brings another. */
export function CaptchaPicture({ captcha, failed, onAnother }: Props) {
  return (
    <button type="button" className="signin-captcha" title={t(SIGN_IN_TEXT.captchaAnother)} onClick={onAnother}>
      {captcha && !failed ? (
        <img src={captcha.img} alt={t(SIGN_IN_TEXT.captchaAnother)} width={112} height={38} />
      ) : (
        failed && t(SIGN_IN_TEXT.captchaFailed)
      )}
    </button>
  );
}
