import type { Field } from '../../../kernel/resource/field.ts';
import { fileKit } from '../../../kernel/web/fields/file.tsx';
import '../../../kernel/web/fields/fields.css';
import { refKit } from '../../../kernel/web/fields/ref.tsx';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { ControlAria } from './entry-field.web.tsx';
import { useScope } from './use-entry.web.ts';

type Props = { path: string; field: Field; aria: ControlAria; readOnly?: boolean; required?: boolean };

/** A port or another record, searched on the server; the report keeps ids as text. */
export function RefControl({ path, field, aria, readOnly, required }: Props) {
  const { entry } = useScope();
  const { value, set, touch } = useField(entry.store, path);
  const id = typeof value === 'string' && value !== '' ? value : null;
  return (
    <span className="entry-ref">
      <refKit.Control
        field={field}
        id={aria.id}
        value={id === null ? null : Number(id)}
        label={id === null ? undefined : entry.context.ports[id]?.name}
        onChange={(next) => set(next === null || next === undefined ? null : String(next))}
        onBlur={touch}
        readOnly={readOnly}
        required={required}
        invalid={aria['aria-invalid']}
        describedBy={aria['aria-describedby']}
        placeholder=""
      />
    </span>
  );
}

/** Photographs and papers that go with the report. */
export function FilesControl({ path, field, aria, readOnly }: Props) {
  const { value, set, touch } = useField(useScope().entry.store, path);
  return (
    <span className="entry-file">
      <fileKit.Control
        field={field}
        id={aria.id}
        value={value}
        onChange={(next) => set(next ?? [])}
        onBlur={touch}
        readOnly={readOnly}
        describedBy={aria['aria-describedby']}
        ariaLabel={t(field.label)}
      />
    </span>
  );
}

/** A scan: delivery note, protest, receipt. */
export function FileControl({ path, field, aria, readOnly }: Props) {
  const { value, set, touch } = useField(useScope().entry.store, path);
  return (
    <span className="entry-file">
      <fileKit.Control
        field={field}
        id={aria.id}
        value={typeof value === 'string' && value !== '' ? Number(value) : null}
        onChange={(next) => set(next === null || next === undefined ? null : String(next))}
        onBlur={touch}
        readOnly={readOnly}
        describedBy={aria['aria-describedby']}
        ariaLabel={t(field.label)}
      />
    </span>
  );
}
