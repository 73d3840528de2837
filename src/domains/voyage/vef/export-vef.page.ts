import { definePage } from '../../../kernel/page.ts';

export const exportVefPage = definePage({
  component: 'voyage/ExportVEF',
  title: { zh: 'VEF导出', en: 'VEF export' },
  icon: 'Diff',
  permission: 'voyage:vef:list',
  records: ['voyage.vef'],
  menu: { key: 'voyage.vef', address: '/voyage/export-vef', group: 'voyage', order: 72 },
  help: {
    purpose: {
      zh: '按船舶最近的装货或卸货航次计算船岸差系数，列明每个航次为何计入或剔除，可打印、导出。',
      en: 'The vessel experience factor of a ship by her last loadings or discharges, with the reason why each voyage is in or out; printed and as Excel.',
    },
    ways: [
      {
        zh: '新建时选船舶、系列与单位，系统取最近 20 个已关闭航次；当前航次不计。',
        en: 'Choose ship, series and unit: the last twenty closed voyages are read, the present one is not.',
      },
      {
        zh: '确需人工剔除时，在该航次填写原因并提交审批；审批前打印带有标记。',
        en: 'To take a voyage out by hand write why at it and submit the run; until that is approved prints are marked.',
      },
    ],
    figures: [
      {
        name: { zh: '比值', en: 'Ratio' },
        how: {
          zh: '船方量 ÷ 岸方量（装货为提单量，卸货为岸方收货量），保留 5 位。',
          en: 'Ship ÷ shore figure (bill of lading at loading, outturn at discharge), 5 places.',
        },
      },
      {
        name: { zh: '船岸差系数（VEF）', en: 'VEF' },
        how: {
          zh: '比值在平均值 ±0.30% 之内的航次，船方量之和 ÷ 岸方量之和；不足 5 个航次没有 VEF。',
          en: 'Of voyages within 0.30 % of the mean, the sum of ship by the sum of shore figures; with fewer than five there is none.',
        },
      },
      {
        name: { zh: 'VEF 修正量', en: 'Corrected by VEF' },
        how: { zh: '本次船方量 ÷ VEF。', en: 'Ship figure now ÷ VEF.' },
      },
    ],
  },
});
