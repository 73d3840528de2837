import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useMemo } from 'react';
import { type Among, amongOf } from '../../resource/choices.ts';
import { broughtBy } from '../../resource/derive.ts';
import { type AnyResource, isTyped } from '../../resource/resource.ts';
import { fixedUnit } from '../../resource/unit.ts';
import { kitOf } from '../fields/registry.ts';
import { type GridRow, keyOf, valueIn, withValues } from '../grid/column.ts';
import { t } from '../i18n.ts';
import { describedBy, FieldBox, unitInside } from './field-box.tsx';
import { controlId } from './field-id.ts';
import { FORM } from './form.text.ts';
import { useFormContext } from './form-context.ts';
import { FormUnit } from './form-unit.tsx';
import { type LinesProps, newLine } from './lines-fields.ts';
import { useField, useForm } from './use-field.ts';

type CellProps = { lines: string; index: number; name: string; child: AnyResource };

/** One field of one line: renders alone on a key press, however many lines there are. */
const CardField = memo(function CardField({ lines, index, name, child }: CellProps) {
  const { store, id: form, locked } = useFormContext();
  const path = `${lines}.${index}.${name}`;
  const handle = useField(store, path);
  const line = store.get(`${lines}.${index}`) as GridRow | undefined;
  const field = child.fields[name]!;
  const { Control } = kitOf(field);
  const id = controlId(form, path);
  const offered = useForm(store, (one) => JSON.stringify(amongOf(field, line ?? {}, one.values())));
  const among = useMemo(() => JSON.parse(offered) as Among, [offered]);
  return (
    <FieldBox
      id={id}
      path={path}
      label={t(field.label)}
      required={field.required}
      unit={unitInside(field) ? undefined : fixedUnit(field)}
      error={handle.error}
    >
      <FormUnit field={field} line={{ path: `${lines}.${index}`, child }}>
        {(unit) => (
          <Control
            field={field}
            id={id}
            value={handle.value}
            unit={unit}
            onChange={(value, chosen) => {
              const brought = broughtBy(field, name, chosen);
              const written = Object.entries(brought).map(([one, given]) => ({ name: one, value: given }));
              const changed = { name, value, label: chosen?.label };
              store.setMany({
                [path]: value,
                ...broughtBy(field, path, chosen),
                // Names of other records stand beside the line no longer.
                ...(field.kind === 'ref' && {
                  [`${lines}.${index}.labels`]: withValues(line ?? {}, [changed, ...written]).labels,
                }),
              });
            }}
            among={among}
            onBlur={handle.touch}
            required={field.required === true}
            readOnly={locked.includes(lines) || locked.includes(`${lines}.${name}`) || !isTyped(field)}
            invalid={handle.error !== undefined}
            describedBy={describedBy(id, handle.error)}
            label={line?.labels?.[name]}
            size="large"
          />
        )}
      </FormUnit>
    </FieldBox>
  );
});

/** A computed field follows its line while that is filled. */
function CardComputed({ lines, index, name, child }: CellProps) {
  const { store, id: form } = useFormContext();
  const path = `${lines}.${index}.${name}`;
  const { value } = useField(store, `${lines}.${index}`);
  const field = child.fields[name]!;
  const { Control } = kitOf(field);
  const id = controlId(form, path);
  return (
    <FieldBox id={id} path={path} label={t(field.label)} unit={fixedUnit(field)}>
      <FormUnit field={field} line={{ path: `${lines}.${index}`, child }}>
        {(unit) => (
          <Control
            field={field}
            id={id}
            value={valueIn({ name, field }, (value ?? {}) as GridRow)}
            unit={unit}
            onChange={() => undefined}
            readOnly
          />
        )}
      </FormUnit>
    </FieldBox>
  );
}

/** Child rows on a phone: one card a row. */
export function LinesCards({ name, child, lines, shown: names, open, fixed }: LinesProps) {
  const { store, id: form } = useFormContext();

  const add = () => {
    store.set(name, [...lines, newLine(child)]);
    const first = names.find((one) => isTyped(child.fields[one]!)) ?? names[0]!;
    requestAnimationFrame(() => document.getElementById(controlId(form, `${name}.${lines.length}.${first}`))?.focus());
  };
  const remove = (index: number) =>
    store.set(
      name,
      lines.filter((_, i) => i !== index),
    );

  return (
    <>
      <ol className="lines-cards">
        {lines.map((line, i) => (
          <li key={keyOf(line, i)}>
            <div className="lines-card-head">
              <span>#{i + 1}</span>
              {open && !fixed && (
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={t(FORM.removeLine, { n: i + 1 })}
                  onClick={() => remove(i)}
                />
              )}
            </div>
            {names.map((one) =>
              child.fields[one]!.kind === 'computed' ? (
                <CardComputed key={one} lines={name} index={i} name={one} child={child} />
              ) : (
                <CardField key={one} lines={name} index={i} name={one} child={child} />
              ),
            )}
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className="lines-empty">{t(FORM.noLines)}</p>}
      {open && !fixed && (
        <Button type="dashed" size="large" icon={<PlusOutlined />} onClick={add}>
          {t(FORM.addLine)}
        </Button>
      )}
    </>
  );
}
