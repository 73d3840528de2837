import type { Fields } from '../../resource/field.ts';
import { unitField } from '../../resource/unit.ts';
import { isBlank } from './empty.tsx';

type Line = Readonly<Record<string, unknown>> & {
  readonly labels?: Readonly<Record<string, string | readonly string[] | null>>;
};

/**
 * The columns of lines that are read. What no line says anything in would only push the others away, and so would what another column
 * tells already: a unit that stands behind its figures, a description that is the name of what is chosen beside it.
 */
export function columnsToRead(fields: Fields, lines: readonly Line[]): string[] {
  const said = Object.entries(fields)
    .filter(([, field]) => field.kind !== 'lines')
    .filter(([name, field]) => field.required || lines.some((line) => !isBlank(line[name])))
    .map(([name]) => name);
  const isUnit = (name: string): boolean => said.some((other) => unitField(fields[other]!) === name);
  const isNamed = (name: string): boolean =>
    fields[name]!.kind !== 'ref' &&
    lines.length > 0 &&
    said.some(
      (other) => fields[other]!.kind === 'ref' && lines.every(({ labels, ...line }) => labels?.[other] === line[name]),
    );
  return said.filter((name) => !isUnit(name) && !isNamed(name));
}
