/** What a demo item has beside its names: certificates, dangers, ages, part numbers. */
type More = {
  readonly critical?: boolean;
  readonly hazardous?: boolean;
  readonly unNo?: string;
  readonly shelfLifeDays?: number;
  readonly certRequired?: string;
  readonly partNo?: string;
};

/** Chinese, English, base unit, sizes (one item each; empty: the item has none), CNY a base unit, and what else it has. */
type DemoItem = readonly [
  name: string,
  nameEn: string,
  unit: string,
  sizes: readonly string[],
  price: string,
  more?: More,
];

/** By code of the category. */
export type DemoItems = Readonly<Record<string, readonly DemoItem[]>>;

/** Sizes and kinds as English says them. */
const WORDS: readonly (readonly [string, string])[] = [
  ['红棕', 'red brown'],
  ['自动变光', 'auto-darkening'],
  ['四合一', 'four gases'],
  ['三头', 'three heads'],
  ['白色', 'white'],
  ['彩色', 'coloured'],
  ['黄铜', 'brass'],
  ['十字', 'Phillips'],
  ['一字', 'slotted'],
  ['碱性', 'alkaline'],
  ['中性', 'neutral'],
  ['东北', 'Northeast'],
  ['前腿', 'shoulder'],
  ['五花', 'belly'],
  ['东海', 'East China Sea'],
  ['黄海', 'Yellow Sea'],
  ['丁腈', 'nitrile'],
  [' 道', ' ring'],
  [' 型', ' type'],
  [' 寸', ' in'],
  [' 目', ' grit'],
  [' 齿', ' teeth'],
  [' 只', ' pieces'],
  [' 宽', ' wide'],
  ['铜', 'bronze'],
  ['棉', 'cotton'],
  ['黑', 'black'],
  ['白', 'white'],
  ['蓝', 'blue'],
  ['红', 'red'],
  ['黄', 'yellow'],
  ['绿', 'green'],
  ['橙', 'orange'],
  ['灰', 'grey'],
  ['银', 'silver'],
];

const inEnglish = (size: string): string =>
  WORDS.reduce((text, [zh, en]) => text.replace(zh, en), size.replace(/^(\d+) 号$/, 'no. $1'));
const named = (name: string, size: string): string => (size ? `${name} ${size}` : name);

export type DemoMaterial = More & {
  readonly category: string;
  readonly name: string;
  readonly nameEn: string;
  readonly model: string | null;
  readonly unit: string;
  readonly price: string;
  /** The first of its sizes. */
  readonly first: boolean;
};

/** Every size of every item, each a material of its own. */
export const materialsIn = (items: DemoItems): DemoMaterial[] =>
  Object.entries(items).flatMap(([category, kinds]) =>
    kinds.flatMap(([name, nameEn, unit, sizes, price, more = {}]) =>
      sizes.map((size, at) => ({
        ...more,
        category,
        name: named(name, size),
        nameEn: named(nameEn, inEnglish(size)),
        model: size || null,
        unit,
        price,
        first: at === 0,
        ...(more.partNo && { partNo: sizes.length > 1 ? `${more.partNo}-${at + 1}` : more.partNo }),
      })),
    ),
  );
