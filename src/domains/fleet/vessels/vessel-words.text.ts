/** Fixed words of the ship master, shared with the domains that read it. */
export const VESSEL_TYPES = {
  OIL_TANKER: { zh: '油船', en: 'Oil tanker' },
  CRUDE_TANKER: { zh: '原油船', en: 'Crude oil tanker' },
  PRODUCT_TANKER: { zh: '成品油船', en: 'Product tanker' },
  CHEMICAL_TANKER: { zh: '化学品船', en: 'Chemical tanker' },
  OIL_CHEMICAL_TANKER: { zh: '油化船', en: 'Oil/chemical tanker' },
  BUNKER_TANKER: { zh: '供油船', en: 'Bunker tanker' },
  BULK_CARRIER: { zh: '散货船', en: 'Bulk carrier' },
  CONTAINER: { zh: '集装箱船', en: 'Container ship' },
  GENERAL_CARGO: { zh: '杂货船', en: 'General cargo ship' },
} as const;

export const OWNERSHIPS = {
  OWN: { zh: '自有', en: 'Own' },
  BAREBOAT: { zh: '光租', en: 'Bareboat-chartered' },
  TIME_CHARTER: { zh: '期租', en: 'Time-chartered' },
} as const;

export const TRADE_AREAS = {
  HARBOUR: { zh: '港内', en: 'Harbour' },
  COASTAL: { zh: '沿海', en: 'Coastal' },
  NEAR_SEA: { zh: '近海', en: 'Near-sea' },
  UNLIMITED: { zh: '无限航区', en: 'Unlimited' },
} as const;

export const VESSEL_STATUSES = {
  BUILDING: { zh: '在建', en: 'Under construction', tone: 'grey' },
  ACTIVE: { zh: '营运', en: 'In service', tone: 'green' },
  REPAIR: { zh: '修理', en: 'In repair', tone: 'amber' },
  LAID_UP: { zh: '封存', en: 'Laid up', tone: 'slate' },
  DISPOSED: { zh: '已处置', en: 'Disposed', tone: 'grey' },
} as const;

export const CARGO_SPACE_KINDS = {
  CARGO_TANK: { zh: '货油舱', en: 'Cargo tank' },
  SLOP_TANK: { zh: '污油舱', en: 'Slop tank' },
  CARGO_HOLD: { zh: '货舱', en: 'Cargo hold' },
} as const;

export const TANK_KINDS = {
  FUEL_OIL: { zh: '燃油', en: 'Fuel oil' },
  DIESEL_OIL: { zh: '柴油', en: 'Diesel oil' },
  LUBE_OIL: { zh: '润滑油', en: 'Lubricating oil' },
  FRESH_WATER: { zh: '淡水', en: 'Fresh water' },
  BALLAST: { zh: '压载水', en: 'Ballast water' },
} as const;
