type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** `?a=1&b=x&b=y`: arrays as repeated keys; null, undefined and '' are left out. Empty when nothing remains. */
export function queryString(query: Query | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const values: readonly QueryValue[] = Array.isArray(value) ? value : [value as QueryValue];
    for (const one of values) if (one !== undefined && one !== null && one !== '') params.append(name, String(one));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Fills `:id` places; every place must have a value. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (place, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`${path}: no value for ${place}`);
    return encodeURIComponent(String(value));
  });
}
