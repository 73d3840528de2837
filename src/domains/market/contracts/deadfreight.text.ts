import type { Text } from '../../../kernel/text.ts';

export const DEADFREIGHT_TEXT = {
  toAccept: { zh: '亏舱费待认可', en: 'Deadfreight to accept' },
  accept: { zh: '认可亏舱费', en: 'Accept the deadfreight' },
  acceptEffect: {
    zh: '亏舱由承租方造成；扣除回扣佣金后转财务待开票',
    en: 'The shortfall is the charterer’s: less the address commission it may be billed',
  },
  accepted: { zh: '亏舱费已认可，可以开票', en: 'The deadfreight is accepted and may be billed' },
  drop: { zh: '撤回亏舱费', en: 'Take the deadfreight back' },
  dropEffect: {
    zh: '不再开票；已开票的，财务须红冲',
    en: 'It is not billed any more; what was billed of it finance takes back',
  },
  dropped: { zh: '亏舱费已撤回', en: 'The deadfreight is taken back' },
  none: {
    zh: '没有亏舱费：货载未全部装船并签发提单，或提单量不少于最低计费量',
    en: 'There is no deadfreight: not all parcels are loaded with their bills of lading, or these come to the minimum',
  },
  already: { zh: '亏舱费已认可', en: 'The deadfreight is accepted already' },
  notAccepted: { zh: '亏舱费尚未认可', en: 'The deadfreight is not accepted' },
  moved: {
    zh: '装货量或条款有变，刷新合同后按新的亏舱费认可',
    en: 'What was loaded or agreed has changed: load the contract again and accept the new amount',
  },
  elsewhere: {
    zh: '合同按其他系统的发票完成，不再由财务开票',
    en: 'It was completed with an invoice of another system: nothing of it is billed here',
  },
  claimed: {
    zh: '航次已有亏舱费索赔 {no}；放弃该索赔，或不认可亏舱费',
    en: 'Deadfreight of the voyage is claimed by {no} already: waive that claim, or leave this',
  },
  ownersShort: {
    zh: '航次效益标明亏舱由船方造成，不能向承租方收取',
    en: 'The account of the voyage says that the ship fell short: the charterer does not owe it',
  },
  billedBy: {
    zh: '合同 {no} 已认可同一航次的亏舱费；先在合同中撤回',
    en: 'Contract {no} has accepted the deadfreight of this voyage: take it back there first',
  },
} as const satisfies Record<string, Text>;
