import { useCallback, useEffect, useMemo, useRef } from 'react';
import { amongOf, choicesOf } from '../../resource/choices.ts';
import { broughtBy } from '../../resource/derive.ts';
import { type AnyResource, fieldsOf, isTyped } from '../../resource/resource.ts';
import { unitSource } from '../../resource/unit.ts';
import type { GridColumn, GridRow } from '../grid/column.ts';
import { Grid } from '../grid/grid.tsx';
import type { GridHandle } from '../grid/grid-props.ts';
import type { ChangedCell, Follows } from '../grid/grid-rows.ts';
import { t } from '../i18n.ts';
import { controlId, offerReach } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import type { FormStore } from './form-store.ts';
import { type LinesProps, newLine } from './lines-fields.ts';
import { LinesPicker } from './lines-picker.tsx';
import { useForm } from './use-field.ts';
import { useUnits } from './use-units.ts';

/** So many changed cells are told one by one, so that what the server refused elsewhere stays said. */
const MOST_PATHS = 50;

/** Child rows as a grid; the form's store keeps them. */
export function LinesGrid({ name, field, child, lines, shown, open, fixed }: LinesProps) {
  const { store, id: form, locked } = useFormContext();
  const grid = useRef<GridHandle>(null);
  const columns = useColumns(child, shown);
  const shut = locked.filter((one) => one.startsWith(`${name}.`)).join(' ');
  const modeAt = useCallback(
    (_row: GridRow, one: string) => (shut.split(' ').includes(`${name}.${one}`) ? 'read' : 'edit'),
    [name, shut],
  );
  const follows: Follows = useCallback(
    (row, written) => {
      const brought = Object.assign(
        {},
        ...written.map(({ name: one, brings }) => broughtBy(child.fields[one]!, one, { brings })),
      );
      const changed = new Set([...written.map(({ name: one }) => one), ...Object.keys(brought)]);
      return { ...brought, ...child.derive?.({ ...row, ...brought }, changed) };
    },
    [child],
  );
  const amongAt = useCallback((row: GridRow, { field: of }: GridColumn) => amongOf(of, row, store.values()), [store]);
  const errors = useLineErrors(store, name);
  const picked = columns.find(
    ({ field: of }) => of.kind === 'ref' && of.variant === 'one' && (of.required || choicesOf(of).brings),
  );

  useEffect(() => {
    const holder = document.getElementById(controlId(form, name));
    if (!holder) return undefined;
    return offerReach(holder, (rest) => {
      const [row, one] = rest.split('.');
      grid.current?.reach(row ? Number(row) : undefined, one);
    });
  }, [form, name]);

  const change = (rows: readonly GridRow[], cells: readonly ChangedCell[] | null) => {
    if (!cells || cells.length > MOST_PATHS) return store.set(name, rows);
    const changes = cells.flatMap(({ row, name: one }) => [
      [`${name}.${row}.${one}`, rows[row]![one]],
      [`${name}.${row}.labels`, rows[row]!.labels],
    ]);
    store.setMany(Object.fromEntries(changes));
  };

  return (
    <Grid
      ref={grid}
      columns={columns}
      rows={lines}
      label={t(field.label)}
      path={name}
      readOnly={!open}
      modeAt={shut ? modeAt : undefined}
      follows={follows}
      amongAt={amongAt}
      errors={errors}
      newRow={open && !fixed ? () => newLine(child) : undefined}
      onChange={change}
      onLeave={({ row, name: one }) => store.touch(`${name}.${row}.${one}`)}
      tools={
        open &&
        !fixed &&
        picked &&
        isTyped(picked.field) && (
          <LinesPicker
            field={picked.field}
            among={amongOf(picked.field, newLine(child), store.values())}
            onPick={(chosen) =>
              grid.current?.addRows(
                chosen.map(({ id, label, brings }) => {
                  const line = { ...newLine(child), [picked.name]: id, labels: { [picked.name]: label } };
                  return { ...line, ...follows(line, [{ name: picked.name, brings }]) };
                }),
              )
            }
          />
        )
      }
    />
  );
}

/** The columns of the lines; a unit that the record says for all of them stands in their heads. */
function useColumns(child: AnyResource, shown: readonly string[]): readonly GridColumn[] {
  const names = shown.join(' ');
  const sources = useMemo(
    () =>
      fieldsOf(child)
        .map(([, one]) => unitSource(one))
        .filter((source) => source !== undefined && 'record' in source),
    [child],
  );
  const units = useUnits(sources).join('\n');
  return useMemo(
    () =>
      names.split(' ').map((one): GridColumn => {
        const of = child.fields[one]!;
        const source = unitSource(of);
        const unit = source && 'record' in source ? units.split('\n')[sources.indexOf(source)] : undefined;
        return {
          name: one,
          field: of,
          ...(unit && { label: `${t(of.label)} (${unit})` }),
          total: of.variant === 'money',
        };
      }),
    [child, names, sources, units],
  );
}

/** What shows as wrong in the lines, by place and field: `3.code`; the same object while it says the same. */
function useLineErrors(store: FormStore, name: string): Readonly<Record<string, string>> {
  const said = useForm(store, (one) => {
    const paths = Object.keys(one.errors()).filter((path) => path.startsWith(`${name}.`));
    const shown = paths.flatMap((path) => {
      const message = one.shownError(path);
      return message === undefined ? [] : [[path.slice(name.length + 1), message]];
    });
    return JSON.stringify(Object.fromEntries(shown));
  });
  return useMemo(() => JSON.parse(said) as Record<string, string>, [said]);
}
