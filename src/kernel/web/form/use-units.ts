import type { AnyResource } from '../../resource/resource.ts';
import { type UnitSource, unitWord } from '../../resource/unit.ts';
import type { Label } from '../fields/kit.ts';
import { asIds } from '../fields/ref-value.ts';
import { usePickLabelsOf } from '../fields/use-pick-options.ts';
import { lang } from '../i18n.ts';
import { useFormContext } from './form-context.ts';
import type { FormStore } from './form-store.ts';
import { useForm } from './use-field.ts';

/** The line of a form in which a figure stands: `lines.2`, and what is declared of it. */
export type InLine = { readonly path: string; readonly child: AnyResource };

type Said = { readonly value: unknown; readonly label: Label };

/** What the form holds where a unit is said, with the name that is known of it there. */
function saidIn(store: FormStore, source: UnitSource, labels: Readonly<Record<string, Label>>, line?: InLine): Said {
  if ('field' in source && line) {
    const row = store.get(line.path) as { labels?: Readonly<Record<string, Label>> } | undefined;
    return { value: store.get(`${line.path}.${source.field}`), label: row?.labels?.[source.field] };
  }
  const name = 'field' in source ? source.field : source.record;
  const value = store.get(name);
  // What was told of the record as it was names nothing that was chosen since.
  return { value, label: value === store.initial()[name] ? labels[name] : undefined };
}

/** The units that a form says as it stands, in words; nothing where none is chosen, or its name is on the way. */
export function useUnits(sources: readonly UnitSource[], line?: InLine): readonly (string | undefined)[] {
  const { store, resource, labels } = useFormContext();
  const text = useForm(store, (one) => JSON.stringify(sources.map((source) => saidIn(one, source, labels, line))));
  const said = JSON.parse(text) as Said[];
  const fields = sources.map((source) =>
    'field' in source ? (line?.child ?? resource).fields[source.field]! : resource.fields[source.record]!,
  );
  const asked = usePickLabelsOf(
    fields.map(({ kind, target }, i) => ({
      resource: String(target),
      ids: kind === 'ref' && !said[i]!.label ? asIds(said[i]!.value) : [],
    })),
  );
  return said.map(({ value, label }, i) => {
    const field = fields[i]!;
    if (value === null || value === undefined || value === '') return undefined;
    const name = label || asked[i]!.get(Number(value));
    return field.kind === 'ref' && !name ? undefined : unitWord(field, value, name, lang);
  });
}
