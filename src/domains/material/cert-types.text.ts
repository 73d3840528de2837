import type { DictionarySeed } from '../identity/public.ts';

/** Papers that goods must come with. */
export const CERT_TYPES: DictionarySeed = {
  code: 'cert_type',
  label: { zh: '随货证书', en: 'Certificates of goods' },
  entries: [
    ['CLASS', '船级社证书', 'Class certificate'],
    ['MAKER', '制造厂合格证', 'Maker’s certificate'],
    ['MATERIAL', '材质证书', 'Material certificate'],
    ['LOAD_TEST', '负荷试验证书', 'Load test certificate'],
    ['TYPE', '型式认可证书', 'Type approval'],
    ['MED', '船用设备证书（舵轮标志）', 'Marine equipment certificate (wheel mark)'],
    ['SANITARY', '食品卫生证明', 'Sanitary certificate'],
    ['ANALYSIS', '化验单', 'Certificate of analysis'],
  ],
};
