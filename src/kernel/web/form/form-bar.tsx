import { Button } from 'antd';
import type { ReactNode } from 'react';
import { DRAFTS } from '../drafts/draft.text.ts';
import { toLocalMinute } from '../fields/date-value.ts';
import { GuardButton } from '../fields/guard-button.tsx';
import { t } from '../i18n.ts';
import { FORM } from './form.text.ts';
import '../list/list.css';
import './form.css';

type Props = {
  /** Paths with a shown error. */
  wrong: readonly string[];
  /** To the first of them after the focus. */
  onWalk: () => void;
  /** A refusal or failure that belongs to no field. */
  message?: string;
  dirty: boolean;
  savedAt?: string;
  /** When what is typed was last kept as a draft, ISO; and that it could not be. */
  keptAt?: string;
  notKept?: boolean;
  saving: boolean;
  saveLabel?: string;
  onSave: () => Promise<unknown>;
  /** Another act with what stands in the form; it is then the first one. */
  send?: { readonly label: string; readonly run: () => Promise<unknown> };
  onDiscard?: () => void;
  /** Further buttons between discard and save. */
  extra?: ReactNode;
};

function statusWords({
  dirty,
  notKept,
  keptAt,
  savedAt,
}: Pick<Props, 'dirty' | 'notKept' | 'keptAt' | 'savedAt'>): string {
  if (!dirty) return savedAt ? t(FORM.savedAt, { time: savedAt }) : '';
  if (notKept) return t(DRAFTS.notKept);
  return keptAt ? t(DRAFTS.keptAt, { time: toLocalMinute(keptAt).slice(11) }) : t(FORM.unsaved);
}

/** The bar at the foot of the page or drawer: what is wrong at the left, with a walk through it; acts at the right. */
export function FormBar({
  wrong,
  onWalk,
  message,
  dirty,
  savedAt,
  keptAt,
  notKept,
  saving,
  saveLabel,
  onSave,
  send,
  onDiscard,
  extra,
}: Props) {
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
            <button type="button" className="list-link" onClick={onWalk}>
              {t(FORM.locate)}
            </button>
          </span>
        )}
        {!message && wrong.length === 0 && (
          <span role="status" className={dirty && notKept ? 'form-bar-error' : undefined}>
            {statusWords({ dirty, notKept, keptAt, savedAt })}
          </span>
        )}
      </div>
      <div className="form-bar-right">
        {onDiscard && <Button onClick={onDiscard}>{t(FORM.discard)}</Button>}
        {extra}
        <GuardButton type={send ? 'default' : 'primary'} loading={saving} onClick={onSave}>
          {saveLabel ?? t(FORM.save)}
        </GuardButton>
        {send && (
          <GuardButton type="primary" loading={saving} onClick={send.run}>
            {send.label}
          </GuardButton>
        )}
      </div>
    </div>
  );
}
