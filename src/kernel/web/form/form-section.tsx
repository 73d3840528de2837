import { type FieldWidth, takesRow, widthOf } from './field-width.ts';
import { useFormContext } from './form-context.ts';
import { FormField } from './form-field.tsx';
import './form.css';

type Props = { id: string; title?: string; rows: readonly (readonly string[])[] };

/** Fields of a section in columns, as wide as what stands in them: at most three on a page, two in a drawer, one on a phone (form.css). */
export function FormSection({ id, title, rows }: Props) {
  const { resource, controls } = useFormContext();
  const widthOfField = (name: string): FieldWidth => {
    const field = resource.fields[name];
    return !field || name in controls ? 'row' : widthOf(field);
  };
  // Lines have a heading of their own.
  const [only, ...others] = rows.flat();
  const onlyLines = others.length === 0 && only !== undefined && resource.fields[only]?.kind === 'lines';
  return (
    <section className="form-section" id={id}>
      {title && !onlyLines && <h2>{title}</h2>}
      <div className="form-row">
        {rows.map((names) =>
          names.map((name) => {
            const width = widthOfField(name);
            const wide = names.length === 1 && takesRow(width);
            return (
              <div key={name} className={wide ? 'form-cell form-cell-wide' : 'form-cell'} data-width={width}>
                <FormField name={name} />
              </div>
            );
          }),
        )}
      </div>
    </section>
  );
}
