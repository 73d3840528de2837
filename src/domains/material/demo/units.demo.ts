/** Units of the demo company beside those of every installation: code, Chinese, English. */
export const OWN_UNITS: readonly (readonly [string, string, string])[] = [
  ['PKT', '包', 'Packet'],
  ['BAG', '袋', 'Bag'],
  ['CTN', '箱', 'Carton'],
  ['PAIL', '提桶', 'Pail'],
  ['CYL', '钢瓶', 'Cylinder'],
  ['REAM', '令', 'Ream'],
  ['DOZ', '打', 'Dozen'],
  ['BDL', '捆', 'Bundle'],
  ['IBC', '吨桶', 'IBC tank'],
];

/** How items of a category and base unit come: the unit in which they are ordered, how many base units one holds. */
export const PURCHASED: Readonly<Record<string, readonly [string, string]>> = {
  'LU1 L': ['DRUM', '209'],
  'LU2 L': ['DRUM', '209'],
  'LU3 L': ['PAIL', '20'],
  'PA25 L': ['PAIL', '20'],
  'CH1 L': ['PAIL', '25'],
  'CH2 L': ['DRUM', '200'],
  'ST85 KG': ['CTN', '20'],
  'ST69 PCS': ['BOX', '100'],
  'PV00 KG': ['BAG', '25'],
};

/** Other packagings of the same items, which are in use beside the one that is ordered. */
export const PACKED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'LU1 L': [['IBC', '1000']],
  'LU2 L': [
    ['IBC', '1000'],
    ['PAIL', '20'],
  ],
  'LU3 L': [['DRUM', '209']],
  'PA25 L': [['CAN', '5']],
  'CH1 L': [['DRUM', '200']],
  'CH2 L': [['PAIL', '25']],
  'ST47 BOX': [['CTN', '10']],
  'ST79 BOX': [['CTN', '25']],
};
