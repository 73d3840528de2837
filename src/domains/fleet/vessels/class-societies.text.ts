import type { DictionarySeed } from '../../identity/public.ts';

/** Dictionaries of the ship master. */
export const FLEET_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'system_class_society',
    label: { zh: '船级社', en: 'Class society' },
    entries: [
      ['CCS', '中国船级社', 'China Classification Society'],
      ['DNV', '挪威船级社', 'DNV'],
      ['LR', '英国劳氏船级社', "Lloyd's Register"],
      ['ABS', '美国船级社', 'American Bureau of Shipping'],
      ['BV', '法国船级社', 'Bureau Veritas'],
      ['NK', '日本海事协会', 'ClassNK'],
      ['KR', '韩国船级社', 'Korean Register'],
      ['RINA', '意大利船级社', 'RINA'],
    ],
  },
];
