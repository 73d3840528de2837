import { useFormContext } from './form-context.ts';
import { FormField } from './form-field.tsx';

/** A line of so many characters needs the whole width. */
const WIDE_TEXT = 200;
const WIDE_KINDS = new Set(['lines', 'file', 'json']);
const WIDE_VARIANTS = new Set(['long', 'rich']);

type Props = { id: string; title?: string; rows: readonly (readonly string[])[] };

/** Fields side by side: two columns, more where the declaration puts more in a row; one on a phone. */
export function FormSection({ id, title, rows }: Props) {
  const { resource, controls } = useFormContext();
  const wide = (name: string): boolean => {
    const field = resource.fields[name];
    if (!field) return false;
    const long = field.kind === 'text' && (field.max ?? 0) >= WIDE_TEXT;
    return long || name in controls || WIDE_KINDS.has(field.kind) || WIDE_VARIANTS.has(field.variant ?? '');
  };
  return (
    <section className="form-section" id={id}>
      {title && <h2>{title}</h2>}
      {rows.map((names) => (
        <div
          key={names.join(' ')}
          className="form-row"
          style={{ '--columns': Math.max(2, names.length) } as Record<string, number>}
        >
          {names.map((name) => (
            <div key={name} className={names.length === 1 && wide(name) ? 'form-cell form-cell-wide' : 'form-cell'}>
              <FormField name={name} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
