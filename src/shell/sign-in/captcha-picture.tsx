import { t } from '../../kernel/web/i18n.ts';
import { SIGN_IN_TEXT } from './sign-in.text.ts';
import type { Captcha } from './sign-in.ts';

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
