/** The sections of the ship master's form. */
export const VESSEL_FORM = [
  {
    title: { zh: '标识', en: 'Identity' },
    rows: [
      ['name', 'nameEn'],
      ['imo', 'shipCode'],
      ['mmsi', 'callSign'],
      ['type', 'status'],
      ['organizationId', 'tradeArea'],
    ],
  },
  {
    title: { zh: '登记与入级', en: 'Registration and class' },
    rows: [
      ['flag', 'portOfRegistry'],
      ['officialNo', 'ownership'],
      ['owner', 'manager'],
      ['classSociety', 'classNotation'],
      ['builder', 'builtOn'],
      ['keelOn', 'deliveryOn'],
      ['disposalOn', 'minimumManning'],
    ],
  },
  {
    title: { zh: '尺度与吨位', en: 'Dimensions and tonnage' },
    rows: [
      ['dwt', 'gt'],
      ['nt', 'tpc'],
      ['loa', 'lbp'],
      ['beam', 'depth'],
      ['draft', 'scantlingDraft'],
    ],
  },
  {
    title: { zh: '载货与货泵', en: 'Cargo capacity and pumps' },
    rows: [['capacityTableDate', 'cargoPumps'], ['holds']],
  },
  {
    title: { zh: '机械', en: 'Machinery' },
    rows: [
      ['engineMaker', 'engineModel'],
      ['mcr', 'engineRpm'],
      ['pitch', 'hasRevCounter'],
      ['serviceSpeed', 'maxSpeed'],
      ['generators'],
      ['boilers'],
    ],
  },
  {
    title: { zh: '油水', en: 'Fuel and water' },
    rows: [['fuelTypes', 'fuelCapacity'], ['dieselCapacity', 'waterCapacity'], ['tanks']],
  },
  {
    title: { zh: '动态报设置', en: 'Voyage reporting' },
    rows: [
      ['noonHour', 'heavyWindForce'],
      ['foTolerance', 'doTolerance'],
      ['systemOilTolerance', 'cylinderOilTolerance'],
      ['otherLubeTolerance', 'waterTolerance'],
      ['robTolerance', 'speedTolerance'],
      ['dcsDistance'],
    ],
  },
  { title: { zh: '资料', en: 'Documents' }, rows: [['papers'], ['remark']] },
] as const;
