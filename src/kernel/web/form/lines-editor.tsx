import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, childOf, isTyped } from '../../resource/resource.ts';
import { defaultsOf } from '../../resource/validate.ts';
import type { Label } from '../fields/kit.ts';
import { isFigure, kitOf } from '../fields/registry.ts';
import { t } from '../i18n.ts';
import { uuid } from '../uuid.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import { describedBy, FieldBox, unitInside } from './field-box.tsx';
import { controlId } from './field-id.ts';
import { FORM } from './form.text.ts';
import { useFormContext } from './form-context.ts';
import { useField } from './use-field.ts';
import '../fields/lines.css';
import '../fields/field-error.css';
import './form.css';

type Line = Record<string, unknown> & { id?: number; _key?: string; labels?: Record<string, Label> };

type CellProps = { lines: string; index: number; name: string; child: AnyResource; boxed: boolean };

/** One field of one line: renders alone on a key press, however long the table is. */
const LineCell = memo(function LineCell({ lines, index, name, child, boxed }: CellProps) {
  const { store, id: form, locked } = useFormContext();
  const path = `${lines}.${index}.${name}`;
  const handle = useField(store, path);
  const labels = (store.get(`${lines}.${index}`) as Line | undefined)?.labels;
  const field = child.fields[name]!;
  const { Control } = kitOf(field);
  const id = controlId(form, path);
  const label = t(field.label);
  const control = (
    <Control
      field={field}
      id={id}
      value={handle.value}
      onChange={handle.set}
      onBlur={handle.touch}
      required={field.required === true}
      readOnly={locked.includes(lines) || !isTyped(field)}
      invalid={handle.error !== undefined}
      describedBy={describedBy(id, handle.error)}
      label={labels?.[name]}
      ariaLabel={boxed ? undefined : t(FORM.lineField, { n: index + 1, label })}
      placeholder={boxed ? undefined : ''}
      size={boxed ? 'large' : 'small'}
    />
  );
  if (boxed) {
    return (
      <FieldBox
        id={id}
        path={path}
        label={label}
        required={field.required}
        unit={unitInside(field) ? undefined : field.unit}
        error={handle.error}
      >
        {control}
      </FieldBox>
    );
  }
  return (
    <div className="lines-cell" data-path={path}>
      {control}
      {handle.error && (
        <span id={`${id}-error`} className="form-error" role="alert">
          {handle.error}
        </span>
      )}
    </div>
  );
});

const shownFields = (child: AnyResource): string[] =>
  Object.keys(child.fields).filter((name) => !['lines', 'json'].includes(child.fields[name]!.kind));

/** Child rows as an editable table; on a phone one card a row. */
export function LinesEditor({ name, field }: { name: string; field: Field }) {
  const { store, id: form, locked } = useFormContext();
  const mobile = useMobile();
  const { value, error } = useField(store, name);
  const lines = Array.isArray(value) ? (value as Line[]) : [];
  const child = childOf(field);
  const names = shownFields(child);
  const open = !locked.includes(name);

  const add = () => {
    store.set(name, [...lines, { ...defaultsOf(child), _key: uuid() }]);
    const first = names.find((one) => isTyped(child.fields[one]!)) ?? names[0]!;
    requestAnimationFrame(() => document.getElementById(controlId(form, `${name}.${lines.length}.${first}`))?.focus());
  };
  const remove = (index: number) =>
    store.set(
      name,
      lines.filter((_, i) => i !== index),
    );
  const removeButton = (index: number) =>
    open && (
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t(FORM.removeLine, { n: index + 1 })}
        onClick={() => remove(index)}
      />
    );
  const keyOf = (line: Line, index: number): string => line._key ?? String(line.id ?? index);

  return (
    <div className="form-lines" id={controlId(form, name)} data-error={error !== undefined}>
      <h2 className="form-lines-title">{t(field.label)}</h2>
      {mobile ? (
        <ol className="lines-cards">
          {lines.map((line, i) => (
            <li key={keyOf(line, i)}>
              <div className="lines-card-head">
                <span>#{i + 1}</span>
                {removeButton(i)}
              </div>
              {names.map((one) => (
                <LineCell key={one} lines={name} index={i} name={one} child={child} boxed />
              ))}
            </li>
          ))}
        </ol>
      ) : (
        <div className="lines-scroll">
          <table className="lines-table" aria-label={t(field.label)}>
            <thead>
              <tr>
                <th scope="col" className="lines-no">
                  #
                </th>
                {names.map((one) => (
                  <th key={one} scope="col" data-figure={isFigure(child.fields[one])}>
                    {t(child.fields[one]!.label)}
                    {child.fields[one]!.unit && ` (${child.fields[one]!.unit})`}
                    {child.fields[one]!.required && <span className="form-star">*</span>}
                  </th>
                ))}
                {open && <td className="lines-no" />}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, i) => (
                <tr key={keyOf(line, i)}>
                  <td className="lines-no">{i + 1}</td>
                  {names.map((one) => (
                    <td key={one} data-kind={child.fields[one]!.kind}>
                      <LineCell lines={name} index={i} name={one} child={child} boxed={false} />
                    </td>
                  ))}
                  {open && <td className="lines-no">{removeButton(i)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length === 0 && <p className="lines-empty">{t(FORM.noLines)}</p>}
      {open && (
        <Button type="dashed" size={mobile ? 'large' : 'middle'} icon={<PlusOutlined />} onClick={add}>
          {t(FORM.addLine)}
        </Button>
      )}
      {error && (
        <span className="form-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
