import type { DictionarySeed } from '../../identity/public.ts';

/** What a port charges for, as accounts of agents name it (chartering 3.7). */
export const AGENT_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'market_da_item',
    label: { zh: '港口费用项目', en: 'Items of port costs' },
    entries: [
      ['PORT_DUES', '港务费', 'Port dues'],
      ['PILOTAGE', '引航费', 'Pilotage'],
      ['TOWAGE', '拖轮费', 'Towage'],
      ['MOORING', '系解缆费', 'Mooring'],
      ['BERTH', '停泊费', 'Berth hire'],
      ['LIGHT', '灯塔费', 'Light dues'],
      ['AGENCY', '代理费', 'Agency fee'],
      ['WASTE', '污染物接收费', 'Waste reception'],
      ['CREW', '船员费用', 'Crew'],
      ['CUSTOMS', '联检报关费', 'Clearance'],
      ['OTHER', '其他', 'Other'],
    ],
  },
];
