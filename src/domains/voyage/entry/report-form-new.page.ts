import { definePage } from '../../../kernel/page.ts';

export const reportFormNewPage = definePage({
  component: 'voyage/ReportFormNew',
  title: { zh: '动态报填报', en: 'Report entry' },
  icon: 'Form',
  permission: 'voyage:report:add',
  menu: { key: 'voyage.entry', address: '/voyage/report-form-new', group: 'voyage', order: 20 },
  offline: ['entry-offline.layer.web.tsx'],
  help: {
    purpose: {
      zh: '填报或修改动态报：正午、抵港、离港、抛锚、起锚、靠泊、移泊、过驳。',
      en: 'Write or correct a voyage report of any of the eight types.',
    },
    ways: [
      {
        zh: '“取上一报”带入不变的内容；填写的内容随时保存草稿。',
        en: 'Take over what has not changed from the last report; a draft is kept as you type.',
      },
      {
        zh: '回车采用建议并到下一必填空格；船位写成 170230 与 1214530 时自动到下一项。',
        en: 'Enter takes what is offered and goes on to what is asked for; a position written 170230 or 1214530 goes on by itself.',
      },
      {
        zh: '海上定速时间、运转时间、机动转数、加装淡水与各项存量按推算带入，实测不同时直接改写。',
        en: 'Hours at sea, running hours, manoeuvring turns, water received and stocks follow from the rest; type over what was read otherwise.',
      },
      {
        zh: '油水表用方向键、Enter、Tab 移动，可从 Excel 粘贴。',
        en: 'Move in the oil grid by arrows, Enter and Tab; paste from Excel.',
      },
      {
        zh: '右侧校验：错误须改正，提醒须写明原因后提交。',
        en: 'Checks at the right: errors are corrected, warnings need a reason.',
      },
    ],
    figures: [
      {
        name: { zh: '平均航速', en: 'Average speed' },
        how: { zh: '定速里程 ÷ 定速时间，保留两位小数。', en: 'Sea-speed distance ÷ sea-speed time, two places.' },
      },
      {
        name: { zh: '滑失率', en: 'Slip' },
        how: {
          zh: '（主机里程 − 定速里程）÷ 主机里程 × 100。主机里程 = 螺距 × 转数 ÷ 1852。',
          en: '(engine distance − sea-speed distance) ÷ engine distance × 100; engine distance = pitch × revolutions ÷ 1852.',
        },
      },
      {
        name: { zh: '账面存量', en: 'Book stock' },
        how: {
          zh: '上次存量 + 加装 − 各项消耗 ± 盘点调整；与实测存量之差不得超过该船容差。',
          en: 'Last stock + received − consumed ± adjustments; it may differ from the sounding by the ship’s tolerance.',
        },
      },
    ],
  },
});
