import { bool, choice, date, decimal, files, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines } from '../../../kernel/resource/resource.ts';
import { checkVessel } from './vessel.rules.ts';
import { VESSEL_FORM } from './vessel-form.text.ts';
import { vesselBoiler, vesselGenerator, vesselHold, vesselTank } from './vessel-lines.resource.ts';
import { OWNERSHIPS, TRADE_AREAS, VESSEL_STATUSES, VESSEL_TYPES } from './vessel-words.text.ts';

const metres = (zh: string, en: string) => decimal({ zh, en }, 2, { min: 0, max: 500, unit: 'm' });
const knots = (zh: string, en: string) => decimal({ zh, en }, 2, { min: 0, max: 40, unit: 'kn' });
const percent = (zh: string, en: string, value: string) =>
  decimal({ zh, en }, 2, { min: 0, max: 100, unit: '%', default: value });
/** How far sounded and book stock of a report may differ (voyage blueprint 5.2). */
const tolerance = (zh: string, en: string, scale: number, unit: string, value: string) =>
  decimal({ zh, en }, scale, { min: 0, max: 9999, unit, default: value });

/** The ship master. A vessel is one organization of type SHIP; voyage reporting reads its facts from here. */
export const vessel = defineResource({
  name: 'fleet.vessel',
  label: { zh: '船舶', en: 'Vessel' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '船名', en: 'Name' }, { required: true, max: 40 }),
    nameEn: text({ zh: '英文船名', en: 'English name' }, { required: true, max: 60 }),
    shipCode: text(
      { zh: '船舶代码', en: 'Ship code' },
      { required: true, max: 8, help: { zh: '用于单据编号', en: 'Stands in document numbers' } },
    ),
    imo: text({ zh: 'IMO 编号', en: 'IMO number' }, { required: true, max: 7 }),
    mmsi: text({ zh: 'MMSI', en: 'MMSI' }, { max: 9 }),
    callSign: text({ zh: '呼号', en: 'Call sign' }, { max: 12 }),
    organizationId: ref(
      'identity.organization',
      { zh: '船舶机构', en: 'Ship organization' },
      { help: { zh: '留空则自动建立', en: 'Made by itself when left empty' } },
    ),
    status: choice(VESSEL_STATUSES, { zh: '状态', en: 'Status' }, { required: true, default: 'ACTIVE' }),
    flag: text({ zh: '船旗', en: 'Flag' }, { max: 40 }),
    portOfRegistry: text({ zh: '船籍港', en: 'Port of registry' }, { max: 40 }),
    officialNo: text({ zh: '登记号码', en: 'Official number' }, { max: 30 }),
    classSociety: text({ zh: '船级社', en: 'Class society' }, { max: 20 }),
    classNotation: text({ zh: '入级符号', en: 'Class notation' }, { max: 200 }),
    type: choice(VESSEL_TYPES, { zh: '船型', en: 'Type' }, { required: true }),
    tradeArea: choice(TRADE_AREAS, { zh: '航区', en: 'Trade area' }, { required: true, default: 'UNLIMITED' }),
    ownership: choice(OWNERSHIPS, { zh: '经营方式', en: 'Ownership' }, { required: true, default: 'OWN' }),
    owner: text({ zh: '船东', en: 'Owner' }, { max: 80 }),
    manager: text({ zh: '管理公司', en: 'Manager' }, { max: 80 }),
    builder: text({ zh: '建造厂', en: 'Builder' }, { max: 80 }),
    builtOn: date({ zh: '建造日期', en: 'Built' }),
    keelOn: date({ zh: '安放龙骨日期', en: 'Keel laid' }),
    deliveryOn: date({ zh: '交船日期', en: 'Delivered' }),
    disposalOn: date({ zh: '处置日期', en: 'Disposed' }),
    dwt: int({ zh: '载重吨', en: 'Deadweight' }, { min: 0, max: 500000, unit: 't' }),
    gt: int({ zh: '总吨', en: 'Gross tonnage' }, { min: 0, max: 300000 }),
    nt: int({ zh: '净吨', en: 'Net tonnage' }, { min: 0, max: 300000 }),
    loa: metres('总长', 'Length overall'),
    lbp: metres('垂线间长', 'Length between perpendiculars'),
    beam: metres('型宽', 'Beam'),
    depth: metres('型深', 'Depth'),
    draft: metres('夏季吃水', 'Summer draft'),
    scantlingDraft: metres('结构吃水', 'Scantling draft'),
    tpc: decimal({ zh: '每厘米吃水吨数', en: 'TPC' }, 1, { min: 0, max: 300, unit: 't/cm' }),
    holds: lines(vesselHold, { zh: '货舱', en: 'Holds and cargo tanks' }),
    capacityTableDate: date(
      { zh: '舱容表日期', en: 'Capacity table date' },
      { help: { zh: '换表或改装后重新计算船岸差系数', en: 'A new table or structural change cuts the VEF series' } },
    ),
    cargoPumps: int({ zh: '货泵数', en: 'Cargo pumps' }, { min: 0, max: 60 }),
    engineMaker: text({ zh: '主机制造厂', en: 'Main engine maker' }, { max: 60 }),
    engineModel: text({ zh: '主机型号', en: 'Main engine model' }, { max: 60 }),
    mcr: int({ zh: '主机额定功率', en: 'MCR' }, { min: 0, max: 100000, unit: 'kW' }),
    engineRpm: decimal({ zh: '主机额定转速', en: 'Rated speed' }, 1, { min: 0, max: 2000, unit: 'r/min' }),
    pitch: decimal({ zh: '螺距', en: 'Propeller pitch' }, 3, { min: 0, max: 20, unit: 'm' }),
    generators: lines(vesselGenerator, { zh: '发电机', en: 'Generators' }),
    boilers: lines(vesselBoiler, { zh: '锅炉', en: 'Boilers' }),
    serviceSpeed: knots('服务航速', 'Service speed'),
    maxSpeed: knots('最大航速', 'Maximum speed'),
    fuelTypes: text(
      { zh: '适用燃油', en: 'Fuel types allowed' },
      { max: 100, help: { zh: '油品编码，逗号分隔', en: 'Oil grade codes, separated by commas' } },
    ),
    tanks: lines(vesselTank, { zh: '油水舱', en: 'Fuel and water tanks' }),
    fuelCapacity: decimal({ zh: '燃油舱容', en: 'Fuel oil capacity' }, 1, { min: 0, unit: 'm³' }),
    dieselCapacity: decimal({ zh: '柴油舱容', en: 'Diesel oil capacity' }, 1, { min: 0, unit: 'm³' }),
    waterCapacity: decimal({ zh: '淡水舱容', en: 'Fresh water capacity' }, 1, { min: 0, unit: 'm³' }),
    minimumManning: int({ zh: '最低安全配员', en: 'Minimum safe manning' }, { min: 0, max: 60 }),
    hasRevCounter: bool({ zh: '有转数计', en: 'Revolution counter' }, { default: true }),
    robTolerance: percent('存油容差', 'ROB tolerance', '1.00'),
    speedTolerance: percent('航速容差', 'Speed tolerance', '10.00'),
    foTolerance: tolerance('燃油盘点容差', 'Fuel oil tolerance', 3, 't', '0.500'),
    doTolerance: tolerance('柴油盘点容差', 'Diesel oil tolerance', 3, 't', '0.200'),
    systemOilTolerance: tolerance('系统油盘点容差', 'System oil tolerance', 1, 'L', '50.0'),
    cylinderOilTolerance: tolerance('汽缸油盘点容差', 'Cylinder oil tolerance', 1, 'L', '20.0'),
    otherLubeTolerance: tolerance('其他滑油盘点容差', 'Other lubricants tolerance', 1, 'L', '20.0'),
    waterTolerance: tolerance('淡水盘点容差', 'Fresh water tolerance', 1, 't', '5.0'),
    noonHour: int({ zh: '正午报时刻', en: 'Noon report hour' }, { min: 0, max: 23, default: 12, unit: 'h' }),
    heavyWindForce: int({ zh: '大风风力', en: 'Heavy-wind force' }, { min: 0, max: 12, default: 6 }),
    dcsDistance: choice(
      {
        SEA: { zh: '定速里程', en: 'Sea-speed distance' },
        SEA_AND_MAN: { zh: '定速与机动里程', en: 'Sea-speed and manoeuvring distance' },
      },
      { zh: 'DCS 里程口径', en: 'DCS distance basis' },
      { default: 'SEA' },
    ),
    papers: files({ zh: '船舶资料', en: 'Documents' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long' }),
  },
  unique: [['imo'], ['shipCode'], ['organizationId'], ['name']],
  check: (row) => checkVessel(row),
  list: {
    columns: [
      'name',
      'nameEn',
      'shipCode',
      'imo',
      'type',
      'ownership',
      'tradeArea',
      { field: 'dwt', total: true },
      { field: 'gt', total: true },
      { field: 'deliveryOn', priority: 3 },
      { field: 'flag', priority: 3 },
      'status',
    ],
    filters: ['type', 'ownership', 'tradeArea', 'status'],
    search: ['name', 'nameEn', 'imo', 'shipCode', 'callSign'],
    sort: 'id',
  },
  form: VESSEL_FORM,
  scope: { vessel: 'id' },
  excel: { import: true, export: true },
});
