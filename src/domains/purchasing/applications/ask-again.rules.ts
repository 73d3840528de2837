/** What a person typed of a line, to be asked for once more. */
const AGAIN = [
  'materialId',
  'itemName',
  'spec',
  'partNo',
  'drawingNo',
  'impaCode',
  'unitId',
  'applyQty',
  'partSource',
  'remark',
] as const;

type Asked = { readonly [K in (typeof AGAIN)[number]]?: unknown };

/** A line that asks for the same. */
export const askAgain = (line: Asked): Record<string, unknown> =>
  Object.fromEntries(AGAIN.map((name) => [name, line[name]]));
