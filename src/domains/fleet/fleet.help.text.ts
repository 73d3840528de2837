import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the ships and of those who look after them. */
export const help: HelpTexts = {
  'system/Vessels': {
    purpose: {
      zh: '船舶主数据：尺度、机电、舱容、容差与证书资料，动态报和各业务由此取数。',
      en: 'The ship master: dimensions, machinery, capacities, tolerances, papers; reports and all domains read it.',
    },
    ways: [
      {
        zh: '船舶代码用于单据编号，启用后不宜更改。',
        en: 'The ship code stands in document numbers; leave it once it is in use.',
      },
      {
        zh: '容差决定报告中存量与账面相差多少须说明。',
        en: 'Tolerances decide which differences of stock need a reason.',
      },
    ],
  },
  'system/ShipResponsibilities': {
    purpose: {
      zh: '谁在何时分管哪艘船；决定数据范围、审批中的主管和提醒对象。',
      en: 'Who looks after which ship from when to when: it decides data scope, approvers and reminders.',
    },
  },
};
