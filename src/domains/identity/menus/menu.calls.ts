import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const signedIn = 'signedIn' as const;

export const menusTree = route({
  method: 'GET',
  path: '/api/menus/tree',
  permission: 'identity:menu:list',
  summary: { zh: '菜单树', en: 'Tree of menus' },
});

export const menusSift = route({
  method: 'GET',
  path: '/api/menus/sift',
  permission: 'identity:menu:list',
  summary: { zh: '筛选菜单', en: 'Sift the menus' },
  query: z.object({
    q: z.string().max(60).optional(),
    name: z.string().max(60).optional(),
    blurry: z.string().max(60).optional(),
  }),
});

export const menusBuild = route({
  method: 'GET',
  path: '/api/menus/build',
  permission: signedIn,
  summary: { zh: '本人菜单', en: 'My menu' },
});

/** Children of a menu entry; 0 stands for the top. */
export const newMenuTree = route({
  method: 'GET',
  path: '/api/getNewMenuTree/:id',
  permission: 'identity:menu:list',
  summary: { zh: '下级菜单', en: 'Menus below an entry' },
  params: z.object({ id: z.coerce.number<number>().int().min(0).default(0) }),
});

export const newMenuTreeTop = route({
  method: 'GET',
  path: '/api/getNewMenuTree',
  permission: 'identity:menu:list',
  summary: { zh: '顶级菜单', en: 'Top menus' },
});

export const menuClick = route({
  method: 'POST',
  path: '/api/updateUsersMenusClick',
  permission: signedIn,
  summary: { zh: '记录菜单使用', en: 'Report the use of a menu' },
  query: z.object({ menuId: z.coerce.number<number>().int().positive() }),
});

export const frequentMenus = route({
  method: 'GET',
  path: '/api/system/my/frequent-menus',
  permission: signedIn,
  summary: { zh: '常用页面', en: 'Pages I use most' },
  query: z.object({ size: z.coerce.number<number>().int().min(1).max(20).default(5) }),
});
