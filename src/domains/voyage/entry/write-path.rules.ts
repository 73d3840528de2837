/** Writes one value by its path; everything on the way is copied, the rest is shared. */
export function writePath<V>(values: V, path: string, value: unknown): V {
  const [step = '', ...rest] = path.split('.');
  const inner = (values as Record<string, unknown> | null)?.[step];
  const next = rest.length === 0 ? value : writePath(inner ?? {}, rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(step), next) as V;
  return { ...(values as object), [step]: next } as V;
}
