/** Rows a page of a load-more list (voyage blueprint 2.1). */
export const REPORTS_SIZE = 50;

/** What the list of a ship's current voyage is filtered by. */
export const currentReportsOf = (shipId: number, voyageId: number | undefined) => ({
  shipName: shipId,
  voyageNo: voyageId,
});
