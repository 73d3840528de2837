import type { DictionarySeed } from '../../identity/public.ts';

/** Kinds of commercial papers and approvals (chartering 3.9); an approval of an oil company is a kind of its own, so that a charter can ask for it. */
export const CERTIFICATE_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'market_certificate_kind',
    label: { zh: '商务证书种类', en: 'Kinds of business certificates' },
    entries: [
      ['SIRE', '油公司检查（SIRE）', 'SIRE 2.0 inspection'],
      ['CDI', '化学品检查（CDI）', 'CDI inspection'],
      ['RIGHTSHIP', '散货船评级（RightShip）', 'RightShip rating'],
      ['SINOPEC', '中国石化审核', 'SINOPEC approval'],
      ['CNPC', '中国石油审核', 'CNPC approval'],
      ['CNOOC', '中国海油审核', 'CNOOC approval'],
      ['SHELL', '壳牌审核', 'Shell approval'],
      ['BP', '英国石油审核', 'BP approval'],
      ['TOTAL', '道达尔审核', 'TotalEnergies approval'],
      ['TERMINAL', '码头准入', 'Terminal approval'],
      ['CAP', '状况评估等级', 'CAP rating'],
      ['DOMESTIC', '船舶营业运输证', 'Domestic operating certificate'],
      ['INTERNATIONAL', '国际船舶备案', 'International filing'],
      ['PANDI', '保赔险入会证明', 'P&I certificate of entry'],
      ['HULL', '船壳险保单', 'H&M policy'],
      ['CLC', '油污损害民事责任证书', 'CLC certificate'],
      ['BUNKER', '燃油污染民事责任证书', 'Bunker convention certificate'],
      ['COFR', '财务责任证书', 'Certificate of financial responsibility'],
      ['DANGEROUS', '危险货物适装证书', 'Fitness for dangerous goods'],
      ['FOSFA', '油脂协会证明', 'FOSFA certificate'],
      ['KOSHER', '犹太洁食证明', 'Kosher certificate'],
      ['HALAL', '清真证明', 'Halal certificate'],
      ['Q88', '船舶问卷', 'Q88 questionnaire'],
    ],
  },
];
