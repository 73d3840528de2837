import { definePage } from '../../../kernel/page.ts';

export const conferenceConfigPage = definePage({
  component: 'qhse/ConferenceConfig',
  title: { zh: '会议配置', en: 'Conference configuration' },
  icon: 'Setting',
  permission: 'qhse:conferenceConfig:list',
  records: ['qhse.conferenceConfig'],
  menu: { key: 'qhse.conferenceConfig', address: '/qhse/conference-config', group: 'qhse', order: 81 },
  help: {
    purpose: {
      zh: '定期会议的类型：哪一级召开、多久一次、谁主持、哪些角色参加、依据什么条款。',
      en: 'Types of conferences: on which level, how often, who hosts, which roles attend, and what requires them.',
    },
    ways: [
      {
        zh: '部门会议选择召开部门；公司会议由总公司召开，船舶会议每条船各开。',
        en: 'Of departments say which; a company’s is held by the parent company, a ship’s by each ship.',
      },
      {
        zh: '停用的类型不再生成计划，已有计划保留。',
        en: 'A type that is out of use is planned no more; what is planned stays.',
      },
    ],
  },
});
