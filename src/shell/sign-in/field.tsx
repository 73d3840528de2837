import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string;
  hint?: string;
  /** Stands at the right of the input, such as the captcha. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled input with its error beside it. */
export function Field({ label, error, hint, beside, ...input }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="signin-field">
      <label htmlFor={id}>{label}</label>
      <div className="signin-row">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          {...input}
        />
        {beside}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? 'signin-error' : 'signin-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
