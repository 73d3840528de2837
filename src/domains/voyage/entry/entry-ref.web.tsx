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
  const id = idOf(value);
  return (
    <span className="entry-ref">
      <refKit.Control
        field={field}
        id={aria.id}
        value={id}
        label={id === null ? undefined : entry.context.ports[id]?.name}
        onChange={(next) => set(textOf(next))}
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

type Kept = { shown: (value: unknown) => unknown; kept: (next: unknown) => unknown };

function StoredFiles({ path, field, aria, readOnly, shown, kept }: Props & Kept) {
  const { value, set, touch } = useField(useScope().entry.store, path);
  return (
    <span className="entry-file">
      <fileKit.Control
        field={field}
        id={aria.id}
        value={shown(value)}
        onChange={(next) => set(kept(next))}
        onBlur={touch}
        readOnly={readOnly}
        describedBy={aria['aria-describedby']}
        ariaLabel={t(field.label)}
      />
    </span>
  );
}

/** Photographs and papers that go with the report. */
export const FilesControl = (props: Props) => (
  <StoredFiles {...props} shown={(value) => value} kept={(next) => next ?? []} />
);

/** A scan: delivery note, protest, receipt. */
export const FileControl = (props: Props) => <StoredFiles {...props} shown={idOf} kept={textOf} />;

/** The report keeps ids as text, the fields' controls take numbers. */
const idOf = (value: unknown): number | null => (typeof value === 'string' && value !== '' ? Number(value) : null);
const textOf = (id: unknown): string | null => (id === null || id === undefined ? null : String(id));
