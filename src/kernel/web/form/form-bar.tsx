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
  /** Paths with a shown error, or what else keeps it from being saved. */
  wrong: readonly string[];
  /** What to say of them, where it is not how many errors there are; `calm` while they are merely not filled in yet. */
  stop?: string;
  calm?: boolean;
  /** What there is to say while nothing is wrong, before whether it is saved. */
  ready?: ReactNode;
  /** Behind all that. */
  aside?: ReactNode;
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
  saveId?: string;
  /** It cannot be saved as it stands. */
  saveOff?: boolean;
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
  stop,
  calm = false,
  ready,
  aside,
  onWalk,
  message,
  dirty,
  savedAt,
  keptAt,
  notKept,
  saving,
  saveLabel,
  saveId,
  saveOff,
  onSave,
  send,
  onDiscard,
  extra,
}: Props) {
  const stopped = wrong.length > 0;
  return (
    <div className="form-bar">
      <div className="form-bar-left">
        {message && (
          <span className="form-bar-error" role="alert">
            {message}
          </span>
        )}
        {!message && stopped && (
          <span className={calm ? undefined : 'form-bar-error'} role="status">
            {stop ?? t(FORM.errors, { n: wrong.length })} ·{' '}
            <button type="button" className="list-link" onClick={onWalk}>
              {t(FORM.locate)}
            </button>
          </span>
        )}
        {!message && !stopped && ready}
        {((!message && !stopped) || ready !== undefined) && (
          <span role="status" className={dirty && notKept ? 'form-bar-error' : 'form-bar-kept'}>
            {statusWords({ dirty, notKept, keptAt, savedAt })}
          </span>
        )}
        {aside}
      </div>
      <div className="form-bar-right">
        {onDiscard && <Button onClick={onDiscard}>{t(FORM.discard)}</Button>}
        {extra}
        <GuardButton
          type={send ? 'default' : 'primary'}
          id={saveId}
          disabled={saveOff}
          loading={saving}
          onClick={onSave}
        >
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
