import { definePage } from '../../../kernel/page.ts';

export const portPage = definePage({
  component: 'resource:parameter.port',
  title: { zh: '港口', en: 'Ports' },
  icon: 'Environment',
  permission: 'parameter:port:list',
  menu: { key: 'parameter.port', address: '/parameter/ports', group: 'parameter', order: 10 },
  help: {
    purpose: {
      zh: '港口资料：代码、中英文名、国家、经纬度、时区与排放控制区，各业务共同引用。',
      en: 'Ports with code, names, country, position, zone and emission control area, shared by all domains.',
    },
    ways: [
      { zh: '别名也能查到港口，适合填写当地叫法或旧名。', en: 'Aliases are found too: local or former names.' },
      {
        zh: '时区用于预抵、实抵的当地时间，改动影响以后的报告。',
        en: 'The zone gives local times of arrival; a change holds for later reports.',
      },
    ],
  },
});
