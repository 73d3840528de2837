export const WASTES = ['wasteTankWash', 'wasteEngineRoom', 'cabinCleanFw', 'dirtyOilWater'] as const;

export type WasteCode = (typeof WASTES)[number];

/** Waste (3.9) in m3. cabinCleanFw is water used for cleaning: only `generated` is used, nothing stays on board. */
export type WasteLine = {
  readonly wasteCode: WasteCode;
  readonly lastQty: string | null;
  readonly generated: string | null;
  readonly landed: string | null;
  readonly dischargedSea: string | null;
  readonly onBoard: string | null;
  readonly receiptNo: string | null;
  readonly receiptFile: string | null;
};

export function emptyWaste(wasteCode: WasteCode): WasteLine {
  return {
    wasteCode,
    lastQty: null,
    generated: null,
    landed: null,
    dischargedSea: null,
    onBoard: null,
    receiptNo: null,
    receiptFile: null,
  };
}
