import pg from 'pg';

type Column = { name: string; dataTypeID: number; format: string };
type Read = (value: string) => unknown;

/** What we know of pg's `Result` (pg/lib/result.js of the pinned version), whose declarations leave it out. */
type Result = {
  readonly rowAsArray: boolean;
  readonly _types: { getTypeParser: (type: number, format: string) => Read };
  fields: readonly Column[];
  _parsers: readonly Read[];
  addFields(this: Result, columns: readonly Column[]): void;
};

/**
 * For each answer pg makes an empty object of all its columns, from which rows are copied; also where rows are read as arrays, which
 * never look at it: 20 µs for the hundred columns of a voyage report. Here it is left out for these.
 */
export function leanResults(): void {
  const { prototype } = (pg as unknown as { Result: { prototype: Result } }).Result;
  const { addFields } = prototype;
  prototype.addFields = function addColumns(columns) {
    if (!this.rowAsArray) return addFields.call(this, columns);
    this.fields = columns;
    this._parsers = columns.map(({ dataTypeID, format }) => this._types.getTypeParser(dataTypeID, format));
  };
}
