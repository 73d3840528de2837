import { choice, computed, decimal, dict, int, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { COMMISSION_KINDS, PAYMENT_TRIGGERS, CONTRACT_TEXT as TEXT } from './contract.text.ts';

const sealed = { private: MARKET_PRICE } as const;
const percent = (zh: string, en: string) =>
  decimal({ zh, en }, 2, { required: true, min: 0, max: 100, unit: '%', default: '100.00' });

/** A parcel that is agreed on; what stands beside it is what it was as the contract was last written. */
export const contractCargo = defineResource({
  name: 'market.contractCargo',
  label: TEXT.cargoes,
  title: ['cargoId'],
  fields: {
    cargoId: ref(
      'market.cargo',
      { zh: '货载', en: 'Parcel' },
      { required: true, where: { customerId: { record: 'customerId' }, cargoStatus: ['OFFERED'] } },
    ),
    cargoName: computed('text', { zh: '货名', en: 'Cargo' }),
    qty: computed({ scale: 3 }, { zh: '数量', en: 'Quantity' }),
    minQty: computed({ scale: 3 }, { zh: '最少', en: 'Least' }),
    maxQty: computed({ scale: 3 }, { zh: '最多', en: 'Most' }),
    laycanFrom: computed('date', { zh: '受载期起', en: 'Laycan from' }),
    laycanTo: computed('date', { zh: '受载期止', en: 'Laycan to' }),
    loadPortId: ref('parameter.port', { zh: '装港', en: 'Load port' }),
    dischPortId: ref('parameter.port', { zh: '卸港', en: 'Discharge port' }),
  },
});

/** A part of the freight and when it is due. */
export const contractPayment = defineResource({
  name: 'market.contractPayment',
  label: TEXT.payments,
  fields: {
    pct: decimal({ zh: '比例', en: 'Share' }, 2, { required: true, min: 0.01, max: 100, unit: '%', default: '100.00' }),
    trigger: choice(PAYMENT_TRIGGERS, { zh: '条件', en: 'After' }, { required: true, default: 'BL' }),
    days: int({ zh: '天数', en: 'Days' }, { required: true, min: 0, max: 365, default: 3 }),
  },
});

/** Who is paid a share of the freight. */
export const contractCommission = defineResource({
  name: 'market.contractCommission',
  label: TEXT.commissions,
  fields: {
    kind: choice(COMMISSION_KINDS, { zh: '种类', en: 'Kind' }, { required: true, default: 'BROKERAGE' }),
    partnerId: ref('partner.partner', { zh: '收款方', en: 'Paid to' }),
    pct: decimal({ zh: '比例', en: 'Share' }, 3, { required: true, min: 0, max: 20, unit: '%', ...sealed }),
  },
});

/** How much of an event's time counts. What is not named counts in full. */
export const contractException = defineResource({
  name: 'market.contractException',
  label: TEXT.exceptions,
  fields: {
    eventType: dict('sof_event_type', { zh: '事件', en: 'Event' }, { required: true }),
    laytimePct: percent('装卸时间计入', 'Counts as laytime'),
    demurragePct: percent('滞期后计入', 'Counts on demurrage'),
  },
});

/** A business certificate or approval without which the charterer does not take the ship. */
export const contractCertificate = defineResource({
  name: 'market.contractCertificate',
  label: TEXT.certificates,
  fields: {
    certKind: dict('market_certificate_kind', { zh: '证书或认可', en: 'Certificate or approval' }, { required: true }),
  },
});

export type ContractCargo = LineRow<typeof contractCargo>;
