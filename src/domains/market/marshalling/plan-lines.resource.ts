import { bool, computed, datetime, decimal, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { LEG_TEXT as LEG, PLAN_TEXT as TEXT } from './plan.text.ts';

const miles = (zh: string, en: string) => computed({ scale: 1, unit: 'nm' }, { zh, en });

/** Berths are chosen in the ports of what is carried. */
const PORTS = { loadPortId: 'loadPortId', dischPortId: 'dischPortId' } as const;

/** A parcel, or a lifting that has none yet, by a ship: what stands beside it is what it was as the plan was last written. */
export const marshallingLine = defineResource({
  name: 'market.marshallingLine',
  label: TEXT.legs,
  title: ['cargoId'],
  fields: {
    cargoId: ref('market.cargo', TEXT.cargo, {
      where: { cargoStatus: ['OFFERED', 'FIXED', 'PLANNED'] },
      brings: PORTS,
    }),
    liftingId: ref('market.longTermLifting', TEXT.lifting, {
      where: { liftingState: ['PLANNED', 'NOMINATED', 'ACCEPTED'] },
      brings: PORTS,
    }),
    shipId: ref('fleet.vessel', LEG.shipId, { required: true }),
    etaLoad: datetime(LEG.etaLoad, { required: true }),
    loadBerthId: ref('market.berth', LEG.loadBerthId, { where: { port: { field: 'loadPortId' } } }),
    dischBerthId: ref('market.berth', LEG.dischBerthId, { where: { port: { field: 'dischPortId' } } }),
    draft: decimal({ zh: '计划吃水', en: 'Draft' }, 2, {
      min: 0,
      max: 40,
      unit: 'm',
      help: { zh: '不填按夏季吃水', en: 'Empty: her summer draft' },
    }),
    modeChange: bool(LEG.modeChange, {
      default: false,
      help: { zh: '装货前计划转换内外贸', en: 'She is to change her trade before she loads' },
    }),
    tceEstimate: decimal({ zh: '预计日均效益', en: 'TCE estimate' }, 2, {
      min: -9_999_999,
      max: 9_999_999,
      unit: 'CNY/d',
      private: MARKET_PRICE,
    }),
    cargoName: computed('text', { zh: '货名', en: 'Cargo' }),
    contractId: ref('market.contract', { zh: '合同', en: 'Contract' }),
    loadPortId: ref('parameter.port', LEG.loadPortId),
    dischPortId: ref('parameter.port', LEG.dischPortId),
    qty: computed({ scale: 3, unit: 't' }, LEG.qty),
    laycanFrom: computed('date', LEG.laycanFrom),
    laycanTo: computed('date', LEG.laycanTo),
    ballastNm: miles('空放里程', 'Ballast'),
    seaNm: miles('载货里程', 'Laden'),
    etdDisch: computed('datetime', { zh: '预计卸毕', en: 'Ends' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
  },
});

export type MarshallingLine = LineRow<typeof marshallingLine>;
