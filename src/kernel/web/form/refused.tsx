import type { AnyResource } from '../../resource/resource.ts';
import { t } from '../i18n.ts';
import { FORM } from './form.text.ts';
import { pathName } from './path-name.ts';

type Wrong = { readonly field: string; readonly message: string };

/** What is wrong, each by the name of its place where the kind of record is known. */
export function wrongWords(resource: AnyResource | undefined, errors: readonly Wrong[]): string[] {
  return errors.map(({ field, message }) => {
    const name = resource && field && pathName(resource, field);
    return name && !message.startsWith(name) ? t(FORM.wrongAt, { name, message }) : message;
  });
}

/** Why an act was refused, where its fields stand in no form beside it. */
export function Refused({ resource, errors }: { resource?: AnyResource; errors: readonly Wrong[] }) {
  return (
    <ul className="form-refused" role="alert">
      {wrongWords(resource, errors).map((words) => (
        <li key={words} className="form-error">
          {words}
        </li>
      ))}
    </ul>
  );
}
