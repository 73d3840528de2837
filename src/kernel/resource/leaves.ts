import type { Realm } from '../route.ts';
import type { Text } from '../text.ts';
import type { Field, Fields } from './field.ts';
import { type AnyResource, childOf, type Outside, type Resource } from './resource.ts';
import type { Scope } from './scope.ts';

/**
 * What of a kind of record may leave the house: fields, of lines as `lines.unitPrice`. Papers and mails to others, and the pages of
 * whoever is no member of staff, show these and no other; that they do is proved over all of them with marks in every other field.
 */
export type Leaves = { readonly of: AnyResource; readonly fields: readonly string[] };

/** Declares it; a name that the kind does not have is a mistake of the declaration. */
export function leavesOf<F extends Fields>(of: Resource<F>, fields: readonly string[]): Leaves {
  const kind: AnyResource = of;
  for (const path of fields) {
    const [name = '', column] = path.split('.');
    const field = kind.fields[name];
    const known =
      column === undefined ? field && field.kind !== 'lines' : field?.kind === 'lines' && childOf(field).fields[column];
    if (!known) throw new Error(`${kind.name} has no field ${path} that could leave the house`);
  }
  return { of: kind, fields };
}

/** The fields that may leave: of the record itself, or of one of its kinds of lines, in the order in which they are declared. */
export function leaving({ fields }: Leaves, lines?: string): string[] {
  if (lines === undefined) return fields.filter((path) => !path.includes('.'));
  return fields.flatMap((path) => (path.startsWith(`${lines}.`) ? [path.slice(lines.length + 1)] : []));
}

/** Those of the named fields, in their order; one that may not leave is a mistake of whoever names it. */
export function onlyLeaving(leaves: Leaves, names: readonly string[], lines?: string): readonly string[] {
  const may = leaving(leaves, lines);
  const wrong = names.find((name) => !may.includes(name));
  if (wrong !== undefined)
    throw new Error(`${leaves.of.name}: ${lines ? `${lines}.` : ''}${wrong} may not leave the house`);
  return names;
}

type Shown = {
  /** Fields in their order, of those that may leave; all of them unless told. */
  readonly fields?: readonly string[];
  /** What is worked out beside them: a formula over the row, or written by the service that answers. */
  readonly beside?: Fields;
};

type Face = Shown & {
  /** Whose calls they are. */
  readonly realm: Realm;
  readonly label?: Text;
  /** Which rows are whose: another's are not there. */
  readonly scope: Scope;
  /** A `select b.*` of those records alone that are told at all, such as orders that were sent. */
  readonly from?: string;
  /** Of lines, by their field: which of its columns, in their order, and what is worked out beside. */
  readonly lines?: Readonly<Record<string, Shown>>;
  readonly labels?: Readonly<Record<string, Text>>;
  readonly list?: AnyResource['list'];
  readonly form?: AnyResource['form'];
};

/** The fields of one level, with the words that outsiders read, and nothing of it private: whose it is decides. */
function shownOf(
  of: AnyResource,
  names: readonly string[],
  beside: Fields,
  words: (name: string) => Text | undefined,
): Fields {
  return Object.fromEntries(
    names.map((name): [string, Field] => {
      const { private: _private, ...field } = beside[name] ?? of.fields[name]!;
      return [name, { ...field, label: words(name) ?? field.label }];
    }),
  );
}

/**
 * A kind of record as somebody outside of the house sees it: the same records, of their fields those that leave, within a scope of his own.
 * Calls, list, form and sheet derive from it as from any declared kind.
 */
export function faceOf(leaves: Leaves, face: Face): AnyResource {
  const { of } = leaves;
  const outside: Outside = { of, realm: face.realm, from: face.from };
  const shown = (given: Shown, name?: string): Fields => {
    const { fields = leaving(leaves, name), beside = {} } = given;
    onlyLeaving(
      leaves,
      fields.filter((one) => !(one in beside)),
      name,
    );
    const kind = name === undefined ? of : childOf(of.fields[name]!);
    const words = (one: string): Text | undefined => face.labels?.[name === undefined ? one : `${name}.${one}`];
    return shownOf(kind, fields, beside, words);
  };
  const fields: Record<string, Field> = { ...shown(face) };
  for (const [name, given] of Object.entries(face.lines ?? {})) {
    const field = of.fields[name]!;
    const child = childOf(field);
    // Rules of the house over fields that are not there would find them empty.
    const { name: kind, label, title } = child;
    const target: AnyResource = {
      name: kind,
      label,
      title,
      fields: shown(given, name),
      outside: { of: child, realm: face.realm },
    };
    fields[name] = { ...field, label: face.labels?.[name] ?? field.label, target };
  }
  const { name, label, title, titleEn } = of;
  return {
    name,
    label: face.label ?? label,
    ...(typeof title === 'string' && title in fields && { title }),
    ...(titleEn !== undefined && titleEn in fields && { titleEn }),
    fields,
    scope: face.scope,
    list: face.list,
    form: face.form,
    outside,
  };
}
