import { t } from '../../kernel/web/i18n.ts';
import { SECOND_TEXT as TEXT } from './second-step.text.ts';

/** Codes for whoever loses the telephone; shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>{t(TEXT.recoveryHelp)}</p>
      <ul className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
