import { definePage } from '../../../kernel/page.ts';

export const seaRoutePage = definePage({
  component: 'voyage/SeaRoute',
  title: { zh: '海上里程', en: 'Sea routes' },
  icon: 'Compass',
  permission: 'voyage:seaRoute:list',
  menu: { key: 'voyage.seaRoutes', address: '/voyage/sea-routes', group: 'voyage', order: 46 },
  help: {
    purpose: {
      zh: '两港或多港之间绕过陆地的最短海路：里程、转向点、经过的运河与海峡。',
      en: 'The shortest way over water between ports: miles, turning points, canals and straits on the way.',
    },
    ways: [
      {
        zh: '选起讫港，可加途经港；勾选要避开的通道（如苏伊士运河）即重新计算并给出绕航里程。',
        en: 'Choose the ports, with others in between; tick a passage to avoid (such as Suez) and the way round is worked out.',
      },
      {
        zh: '港口设置中录入过的里程优先于计算值，并注明来源；转向点的累计里程仍按航迹计算。',
        en: 'A distance entered in the port settings goes before the computed one and names its source; miles at the turning points stay those of the track.',
      },
      {
        zh: '填航速即得航行时间。网址含全部条件，可发给同事。',
        en: 'A speed gives the time at sea. The address holds all that was chosen and can be sent to others.',
      },
    ],
    figures: [
      {
        name: { zh: '里程', en: 'Distance' },
        how: {
          zh: '沿陆地转角之间的大圆航线相加，海里；不含水深、分道通航与冰情。河港最后一段按直线计。',
          en: 'Great circles between the capes that one rounds, added up in nautical miles; depth, separation schemes and ice are not in it. The last miles to a river port are straight.',
        },
      },
    ],
  },
});
