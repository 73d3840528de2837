import { t } from '../../kernel/web/i18n.ts';
import { SIGN_IN_TEXT } from './sign-in.text.ts';

/** Shore or ship sign-in; a ship's account may sign in from its ship only. */
export function ShoreOrShip({ isLand, onChange }: { isLand: boolean; onChange: (isLand: boolean) => void }) {
  return (
    <fieldset className="signin-segments">
      <legend className="visually-hidden">{t(SIGN_IN_TEXT.where)}</legend>
      {[true, false].map((land) => (
        <label key={String(land)}>
          <input
            type="radio"
            name="isLand"
            className="visually-hidden"
            checked={isLand === land}
            onChange={() => onChange(land)}
          />
          <span>{t(land ? SIGN_IN_TEXT.ashore : SIGN_IN_TEXT.aboard)}</span>
        </label>
      ))}
    </fieldset>
  );
}
