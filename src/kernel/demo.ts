/** How much of the demo company is built: the whole one, or the small one of the tests, in which each case occurs once. */
export type DemoCompany = {
  /** By it a domain finds its stories that are other ones in a small company. */
  readonly name: 'whole' | 'test';
  /** Whether she sails for it, by her English name. */
  readonly hasShip: (nameEn: string) => boolean;
  /** The share of each unit's staff that it has; at least one person. */
  readonly staff: number;
  /** Of its history. */
  readonly months: number;
};
