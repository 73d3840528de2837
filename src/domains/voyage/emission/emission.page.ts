import { definePage } from '../../../kernel/page.ts';

export const emissionPage = definePage({
  component: 'voyage/Emission',
  title: { zh: '能耗与碳强度', en: 'Energy and CII' },
  icon: 'Cloud',
  permission: 'voyage:emission:list',
  menu: { key: 'voyage.emissionFleet', address: '/voyage/emission', group: 'voyage.emission', order: 10 },
  help: {
    purpose: {
      zh: '每船一年的燃料消耗、二氧化碳、碳强度达到值与评级，以及全年预测，全部由动态报得出，不另行填报。',
      en: 'Fuel, CO₂, attained CII and rating of each ship and year, with the forecast to its end; all of it from voyage reports.',
    },
    ways: [
      {
        zh: '只计已确认的动态报；跨年的一段按小时分摊，以船舶当地 24:00 为界。点动态报份数查看计入的报告。',
        en: 'Confirmed reports alone count; what straddles the year is split by hours at 24:00 of the ship. The count opens the reports.',
      },
      {
        zh: '年度结束后建立年度记录并提交，安全质量部审核、指定人员批准，此后数据不再随报告变化。',
        en: 'When the year is over its record is submitted; compliance and the designated person approve it, and its figures stand still.',
      },
      {
        zh: '导出的船舶营运数据日志按公开的列名列出正午报、离港报和抵港报，其他报告的里程和油耗并入其后一行；无法核实名称的列不列出，杂项用油计入锅炉。',
        en: 'The log of Operational Vessel Data has noon, departure and arrival reports in the columns that are published; what other reports tell is in the line after them. Columns that cannot be verified are left out, and what is burnt for other purposes counts with the boiler.',
      },
      {
        zh: '5000 总吨以下或仅航行沿海、港内的船舶，数据相同，仅供内部参考。',
        en: 'Ships below 5,000 GT and those in coastal or harbour trade show the same figures as internal ones.',
      },
    ],
    figures: [
      {
        name: { zh: '达到值', en: 'Attained' },
        how: {
          zh: '二氧化碳 × 1000000 ÷（运力 × 航行里程），克每吨海里。',
          en: 'CO₂ × 1,000,000 ÷ (capacity × distance), g/(t·nm).',
        },
      },
      {
        name: { zh: '要求值', en: 'Required' },
        how: { zh: '参考值 ×（1 − 当年折减率）。', en: 'Reference × (1 − the reduction of the year).' },
      },
      {
        name: { zh: '评级', en: 'Rating' },
        how: {
          zh: '要求值乘四个边界系数分为五级；等于边界按较差一级计。',
          en: 'Four boundaries around the required figure part A to E; equal to one is the worse.',
        },
      },
      {
        name: { zh: '全年预测', en: 'Forecast' },
        how: {
          zh: '年初至今的二氧化碳和里程，加上其余天数按近 90 天日均推算。',
          en: 'CO₂ and miles to date, and for the days left the mean day of the last ninety.',
        },
      },
      {
        name: { zh: '欧盟海运燃料强度（估算）', en: 'FuelEU Maritime (estimate)' },
        how: {
          zh: '计入能量从开采到燃烧的温室气体除以能量，与当年限值相比；缺口按每吨低硫油 2400 欧元折算罚款，不计岸电、结余和合并核算。',
          en: 'CO₂e of the energy counted, from well to wake, over that energy, against the limit of the year; what is missing costs 2,400 euros a tonne of low-sulphur oil. Without shore power, banking and pooling.',
        },
      },
      {
        name: { zh: '应清缴配额', en: 'Allowances due' },
        how: {
          zh: '欧盟港内和欧盟港口之间计全部，与其他港口之间计一半，再乘当年清缴比例。',
          en: 'All in and between EU ports, half to or from elsewhere, times the share of the year.',
        },
      },
    ],
  },
});
