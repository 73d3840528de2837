import type { Text } from '../../../kernel/text.ts';

export const CHECK_TEXT = {
  tab: { zh: '证书核对', en: 'Papers' },
  check: { zh: '核对船舶证书', en: 'Check the papers of the ship' },
  ship: { zh: '船舶', en: 'Ship' },
  shipHelp: { zh: '默认为合同船舶，可换船试核', en: 'The ship of the contract, or another to try' },
  kind: { zh: '所需证书或认可', en: 'Certificate or approval' },
  found: { zh: '核对结果', en: 'Found' },
  validTo: { zh: '有效至', en: 'Valid until' },
  open: { zh: '查看', en: 'Open' },
  none: { zh: '合同没有要求商务证书', en: 'The contract asks for no certificates' },
  noShip: { zh: '选择船舶后核对', en: 'Choose a ship' },
  all: { zh: '所需证书全部有效至 {until}', en: 'All that is asked for holds until {until}' },
  lacking: { zh: '还缺 {n} 项，须有效至 {until}', en: '{n} still needed, to hold until {until}' },
  waived: { zh: '已豁免，成交时不再核对', en: 'Waived: fixing does not ask for them' },
  unknownShip: { zh: '没有这艘船舶', en: 'There is no such ship' },
} as const satisfies Record<string, Text>;
