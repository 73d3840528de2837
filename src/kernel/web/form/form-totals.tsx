import type { AnyResource } from '../../resource/resource.ts';
import { Shown } from '../fields/shown.tsx';
import { t } from '../i18n.ts';
import type { FormStore } from './form-store.ts';
import { useForm } from './use-field.ts';
import './form-totals.css';

/** What a document comes to as it is typed, in the server's figures; those that the reader may not know are not there. */
export function FormTotals({
  resource,
  store,
  names,
}: {
  resource: AnyResource;
  store: FormStore;
  names: readonly string[];
}) {
  useForm(store, (one) => names.map((name) => String(one.get(name) ?? '')).join(' '));
  const known = names.filter((name) => resource.fields[name]);
  if (known.length === 0) return null;
  return (
    <dl className="form-totals" aria-live="polite">
      {known.map((name) => {
        const field = resource.fields[name]!;
        return (
          <div key={name}>
            <dt>{t(field.label)}</dt>
            <dd className="num">
              <Shown field={field} name={name} row={store.values()} of={resource.fields} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
