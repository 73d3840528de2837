/** Paths of the form whose values follow from others: rows of the grid by their place, then single fields. */
const COMPUTED =
  /^(avgSpeed|waterTrim|slipPro|lastAccumRev|voyageRptNo|oil\.(8|10|11|13)\.(grades|lubes)|oil\.9\.grades|wastes\.\d\.(lastQty|onBoard)|(bunkers|cargos)\.\d+\.(diffQty|diffRate|avgRate|difference|differenceRate))(\.|$)/;

/** Whether the value at this path is computed; nobody types it, and nobody chooses between two of it. */
export function isComputedPath(path: string): boolean {
  return COMPUTED.test(path);
}
