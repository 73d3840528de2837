export const EXAMPLE_TEXT = {
  title: { zh: '算例校验', en: 'Worked examples' },
  given: { zh: '算例', en: 'Example' },
  expected: { zh: '应有结果', en: 'Expected' },
  found: { zh: '计算结果', en: 'Result' },
  verdict: { zh: '对照', en: 'Agrees' },
  source: { zh: '依据', en: 'Source' },
  agrees: { zh: '一致', en: 'Yes' },
  differs: { zh: '不一致', en: 'No' },
  held: { zh: '{n} / {all} 一致', en: '{n} of {all} agree' },
  again: { zh: '重新计算', en: 'Recalculate' },
  over: { zh: '超容差，须说明', en: 'Over: a reason is asked for' },
} as const;
