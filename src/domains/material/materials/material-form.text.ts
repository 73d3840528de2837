/** Sections of a material's form and page, as the blueprint's tabs name them. */
export const MATERIAL_FORM = [
  {
    title: { zh: '基本信息', en: 'Basics' },
    rows: [
      ['name', 'nameEn'],
      ['categoryId', 'replacedById'],
      ['impaCode', 'issaCode'],
    ],
  },
  {
    title: { zh: '规格', en: 'Specification' },
    rows: [
      ['model', 'brand'],
      ['partNo', 'drawingNo'],
    ],
  },
  {
    title: { zh: '单位', en: 'Units' },
    rows: [
      ['baseUnitId', 'purchaseUnitId', 'purchaseFactor'],
      ['packQty', 'moq'],
    ],
  },
  {
    title: { zh: '管理', en: 'Handling' },
    rows: [
      ['critical', 'hazardous'],
      ['unNo', 'msds'],
      ['shelfLifeDays', 'certRequired'],
    ],
  },
  {
    title: { zh: '价格与税', en: 'Price and tax' },
    rows: [['refPrice', 'refCurrency'], ['hsCode', 'taxRate'], ['remark']],
  },
] as const;
