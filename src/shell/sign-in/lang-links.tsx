import { lang, switchLang, t } from '../../kernel/web/i18n.ts';
import { SIGN_IN_TEXT } from './sign-in.text.ts';

const NAMES = { zh: '中文', en: 'English' } as const;

/** 中文 / English at the top right. */
export function LangLinks() {
  return (
    <fieldset className="signin-lang" aria-label={t(SIGN_IN_TEXT.language)}>
      {(['zh', 'en'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === lang}
          onClick={() => one !== lang && switchLang(one)}
        >
          {NAMES[one]}
        </button>
      ))}
    </fieldset>
  );
}
