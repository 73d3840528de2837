type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same value with every `$ref` given another place. */
function moved(value: unknown, place: (ref: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => moved(item, place));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === '$ref' && typeof item === 'string' ? place(item) : moved(item, place),
    ]),
  );
}

/**
 * Schemas that refer to themselves or to parts of their own (`#`, `#/$defs/...`) point nowhere once they stand inside a document: these
 * parts are gathered as its components, each once, whichever calls have it.
 */
export function gatherReferences(components: Json): (schema: Json | undefined) => Json | undefined {
  const known = new Map<string, string>();
  const nameFor = (part: unknown, among: unknown): string => {
    const text = JSON.stringify([part, among]);
    const found = known.get(text);
    if (found) return found;
    const name = `Part${known.size + 1}`;
    known.set(text, name);
    return name;
  };
  return (schema) => {
    if (!schema) return undefined;
    const { $defs, $schema: _dialect, ...own } = schema;
    const parts = isObject($defs) ? $defs : {};
    const place = (ref: string): string => {
      const part = ref === '#' ? own : parts[ref.replace('#/$defs/', '')];
      if (part === undefined) throw new Error(`${ref} points to nothing`);
      const name = nameFor(part, parts);
      if (!(name in components)) {
        components[name] = {};
        components[name] = moved(part, place);
      }
      return `#/components/schemas/${name}`;
    };
    return moved(own, place) as Json;
  };
}
