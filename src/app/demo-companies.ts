import type { DemoCompany } from '../kernel/demo.ts';

/** A product tanker abroad whose officers have accounts, a tanker at home, a bulk carrier, one in dock; and one that was sold. */
const FOUR = new Set(['HAI YUE PIONEER', 'HAI YUE 6', 'HAI YUE HUASHAN', 'HE SHUN', 'HAI YUE 4']);

/** The demo company by how much of it is built. */
export const DEMO_COMPANIES: Readonly<Record<DemoCompany['name'], DemoCompany>> = {
  whole: { name: 'whole', hasShip: () => true, staff: 1, months: 18 },
  test: { name: 'test', hasShip: (nameEn) => FOUR.has(nameEn), staff: 0.1, months: 4 },
};
