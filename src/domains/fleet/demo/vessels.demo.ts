import type { Ctx } from '../../../kernel/server/context.ts';
import { type DemoOrganizations, demoShipOrganization } from '../../identity/public.server.ts';
import { createVessel } from '../vessels/vessel.server.ts';
import { CLASS_FACTS, type ClassFacts, type FleetShip } from './fleet-data.demo.ts';

/** The same day some years before or after. */
export function yearsFrom(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4, 8)}${day.slice(8) === '29' ? '28' : day.slice(8)}`;
}

const fixed = (value: number, places: number): string => value.toFixed(places);
const bulk = (ship: FleetShip): boolean => ship.type === 'BULK_CARRIER';

/** Cargo tanks in pairs with two slops, or holds in a row. */
function holdsOf(ship: FleetShip, facts: ClassFacts) {
  const volume = ship.dwt * facts.volume;
  if (bulk(ship)) {
    return Array.from({ length: facts.pairs }, (_, i) => ({
      name: `NO.${i + 1}`,
      kind: 'CARGO_HOLD',
      capacity: fixed(volume / facts.pairs, 1),
    }));
  }
  const each = (volume * 0.96) / (facts.pairs * 2);
  const sides = ['P', 'S'];
  return [
    ...Array.from({ length: facts.pairs }, (_, i) =>
      sides.map((side) => ({ name: `NO.${i + 1}${side}`, kind: 'CARGO_TANK', capacity: fixed(each, 1) })),
    ).flat(),
    ...sides.map((side) => ({ name: `SLOP ${side}`, kind: 'SLOP_TANK', capacity: fixed(volume * 0.02, 1) })),
  ];
}

function tanksOf(facts: ClassFacts, scale: number) {
  const pair = (name: string, kind: string, total: number) =>
    ['P', 'S'].map((side) => ({ name: `${name} ${side}`, kind, capacity: fixed((total * scale) / 2, 1) }));
  return [
    ...pair('FO TK', 'FUEL_OIL', facts.fuel),
    ...pair('DO TK', 'DIESEL_OIL', facts.diesel),
    ...pair('FW TK', 'FRESH_WATER', facts.water),
    { name: 'M/E LO STOR TK', kind: 'LUBE_OIL', capacity: fixed(24 * scale, 1) },
    { name: 'CYL OIL STOR TK', kind: 'LUBE_OIL', capacity: fixed(36 * scale, 1) },
  ];
}

const names = (ship: FleetShip) => {
  const abroad = ship.tradeArea === 'UNLIMITED';
  const own = ship.ownership === 'OWN';
  return {
    flag: abroad ? '中国香港' : '中国',
    portOfRegistry: abroad ? '香港' : ship.branch === 'DL' ? '大连' : '上海',
    officialNo: abroad ? `HK-${3800 + ship.no}` : `CN2008${String(ship.no).padStart(4, '0')}`,
    mmsi: `${abroad ? '477' : '413'}${String(901000 + ship.no * 37)}`,
    callSign: abroad
      ? `VRX${String.fromCharCode(64 + ship.no)}${(ship.no % 9) + 1}`
      : `B${String.fromCharCode(65 + (ship.no % 26))}KQ${ship.no % 10}`,
    owner: own ? '海岳航运集团有限公司' : '润达船舶租赁有限公司',
    manager: '海岳船舶管理有限公司',
    builder: abroad ? '中船广船国际' : '扬州金陵船厂',
    classSociety: abroad && ship.no % 3 === 0 ? 'DNV' : 'CCS',
    classNotation: bulk(ship)
      ? '★CSA Bulk Carrier; CSR; BC-A; ESP; ★CSM AUT-0'
      : '★CSA Oil/Chemical Tanker; Double Hull; ESP; ★CSM AUT-0; IGS',
  };
};

/** Everything about one ship as the ship master's form would send it. */
function vesselFacts(ship: FleetShip, today: string): Record<string, unknown> {
  const facts = CLASS_FACTS[ship.size];
  const ratio = ship.dwt / facts.atDwt;
  const scale = Math.cbrt(ratio);
  const metres = (value: number): string => fixed(value * scale, 2);
  const [maker, model, mcr, rpm] = facts.engine;
  const [genMaker, genModel, power, count] = facts.generator;
  const joined = ship.joinedYearsAgo === undefined ? undefined : yearsFrom(today, -ship.joinedYearsAgo);
  const capacity = (value: number): string => fixed(value * ratio, 1);
  return {
    ...names(ship),
    name: ship.name,
    nameEn: ship.nameEn,
    shipCode: ship.shipCode,
    imo: ship.imo,
    type: ship.type,
    tradeArea: ship.tradeArea,
    ownership: ship.ownership,
    status: ship.status ?? 'ACTIVE',
    builtOn: ship.built,
    keelOn: yearsFrom(ship.built, -1),
    deliveryOn: joined && joined > ship.built ? joined : ship.built,
    disposalOn: ship.disposedYearsAgo ? yearsFrom(today, -ship.disposedYearsAgo) : null,
    dwt: ship.dwt,
    gt: ship.gt,
    nt: Math.round(ship.gt * 0.5),
    loa: metres(facts.loa),
    lbp: metres(facts.lbp),
    beam: metres(facts.beam),
    depth: metres(facts.depth),
    draft: metres(facts.draft * 0.98),
    scantlingDraft: metres(facts.draft),
    tpc: fixed(facts.tpc * scale * scale, 1),
    holds: holdsOf(ship, facts),
    capacityTableDate: ship.built,
    cargoPumps: facts.pumps,
    engineMaker: maker,
    engineModel: model,
    mcr: Math.round((mcr * scale * scale) / 10) * 10,
    engineRpm: fixed(rpm, 1),
    pitch: fixed(facts.pitch, 3),
    serviceSpeed: fixed(facts.service, 2),
    maxSpeed: fixed(facts.max, 2),
    generators: Array.from({ length: count }, (_, i) => ({
      name: `NO.${i + 1} G/E`,
      maker: genMaker,
      model: genModel,
      power,
      rpm: 900,
    })),
    boilers: [
      { name: 'AUX BOILER', maker: '青岛双瑞', model: bulk(ship) ? 'LSK' : 'MISSION OB', steam: fixed(facts.steam, 1) },
    ],
    fuelTypes: ship.tradeArea === 'HARBOUR' ? 'MGO' : ship.tradeArea === 'COASTAL' ? 'VLSFO,MGO' : 'VLSFO,ULSFO,MGO',
    tanks: tanksOf(facts, ratio),
    fuelCapacity: capacity(facts.fuel),
    dieselCapacity: capacity(facts.diesel),
    waterCapacity: capacity(facts.water),
    minimumManning: facts.manning,
    hasRevCounter: ship.no !== 19,
  };
}

/** Ships, each with her organisation. Ids by the number of demo.md. */
export async function demoVessels(
  ctx: Ctx,
  { ships, today, units }: { ships: readonly FleetShip[]; today: string; units: DemoOrganizations },
): Promise<Map<number, { id: number; organizationId: number }>> {
  const made = new Map<number, { id: number; organizationId: number }>();
  for (const ship of ships) {
    const organizationId = await demoShipOrganization(ctx, {
      ...ship,
      parentId: units.byCode.get(ship.branch) ?? units.root,
      sortNum: 500 + ship.no,
      disposed: ship.status === 'DISPOSED',
    });
    const { id } = await createVessel(ctx, { ...vesselFacts(ship, today), organizationId });
    made.set(ship.no, { id, organizationId });
  }
  return made;
}
