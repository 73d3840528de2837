import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { GuardButton } from '../fields/guard-button.tsx';
import { t } from '../i18n.ts';
import { focusField } from './field-id.ts';
import { FORM } from './form.text.ts';

type Props = {
  form: string;
  /** Paths with a shown error, in the order of the form. */
  wrong: readonly string[];
  /** A refusal or failure that belongs to no field. */
  message?: string;
  dirty: boolean;
  savedAt?: string;
  saving: boolean;
  saveLabel?: string;
  onSave: () => Promise<unknown>;
  onDiscard?: () => void;
  /** Further buttons between discard and save. */
  extra?: ReactNode;
};

/** Sticky action bar: what is wrong at the left, with a walk through it; acts at the right. */
export function FormBar({ form, wrong, message, dirty, savedAt, saving, saveLabel, onSave, onDiscard, extra }: Props) {
  const [at, setAt] = useState(-1);
  const walk = () => {
    const next = (at + 1) % wrong.length;
    setAt(next);
    focusField(form, wrong[next]!);
  };
  return (
    <div className="form-bar">
      <div className="form-bar-left">
        {message && (
          <span className="form-bar-error" role="alert">
            {message}
          </span>
        )}
        {!message && wrong.length > 0 && (
          <span className="form-bar-error" role="status">
            {t(FORM.errors, { n: wrong.length })} ·{' '}
            <button type="button" className="list-link" onClick={walk}>
              {t(FORM.locate)}
            </button>
          </span>
        )}
        {!message && wrong.length === 0 && (
          <span role="status">{dirty ? t(FORM.unsaved) : savedAt ? t(FORM.savedAt, { time: savedAt }) : ''}</span>
        )}
      </div>
      <div className="form-bar-right">
        {onDiscard && <Button onClick={onDiscard}>{t(FORM.discard)}</Button>}
        {extra}
        <GuardButton type="primary" loading={saving} onClick={onSave}>
          {saveLabel ?? t(FORM.save)}
        </GuardButton>
      </div>
    </div>
  );
}
