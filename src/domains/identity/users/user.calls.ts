import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.coerce.number<number>().int().positive();
const ById = z.object({ id: Id });
/** Encrypted as sign-in demands. */
const Secret = z.string().min(1).max(2000);

export const userById = route({
  method: 'GET',
  path: '/api/getNewUsersById',
  permission: 'identity:user:list',
  summary: { zh: '查看用户', en: 'Read a user' },
  query: z.object({ id: Id.optional(), userId: Id.optional() }),
});

export const updatePass = route({
  method: 'POST',
  path: '/api/users/updatePass/',
  permission: 'signedIn',
  summary: { zh: '修改本人密码', en: 'Change my password' },
  body: z.object({
    oldPass: z.string().max(2000).default(''),
    newPass: z.string().max(2000).default(''),
    confirmPass: z.string().max(2000).optional(),
  }),
});

export const resetPassword = route({
  method: 'POST',
  path: '/api/users/:id/reset-password',
  permission: 'identity:user:resetPassword',
  summary: { zh: '重置密码', en: 'Reset the password' },
  params: ById,
  body: z.object({ password: Secret }),
});

/** What the account itself does not say: whether it has a password, is locked, is signed in. */
export const userStanding = route({
  method: 'GET',
  path: '/api/users/:id/standing',
  permission: 'identity:user:list',
  summary: { zh: '账号状态', en: 'Status of an account' },
  params: ById,
  reply: z.object({
    hasPassword: z.boolean(),
    lockedUntil: z.string().nullable(),
    sessions: z.number(),
    secondFactor: z.boolean(),
  }),
});

export const signOutUser = route({
  method: 'POST',
  path: '/api/users/:id/sign-out',
  permission: 'identity:user:signOut',
  summary: { zh: '强制退出', en: 'Sign the user out' },
  params: ById,
  reply: z.object({ ended: z.number() }),
});

export const unlockUser = route({
  method: 'POST',
  path: '/api/users/:id/unlock',
  permission: 'identity:user:edit',
  summary: { zh: '解除锁定', en: 'Unlock the account' },
  params: ById,
});

export const resetSecondFactor = route({
  method: 'POST',
  path: '/api/users/:id/reset-second-factor',
  permission: 'identity:user:resetPassword',
  summary: { zh: '取消双重验证', en: 'Take the second factor away' },
  params: ById,
});

export const currentUser = route({
  method: 'GET',
  path: '/api/users/cuurent',
  permission: 'signedIn',
  summary: { zh: '当前用户', en: 'Current user' },
});

export const menuOrder = route({
  method: 'PUT',
  path: '/api/users/menu',
  permission: 'signedIn',
  summary: { zh: '保存本人菜单顺序', en: 'Keep the order of my menu' },
  body: z.union([z.array(Id).max(500), z.object({ menuIds: z.array(Id).max(500) })]),
});

const OfUser = z.object({ userId: Id });
const Relation = z.object({ userId: Id, organizationIds: z.array(Id).max(500) });

export const organizationIds = route({
  method: 'GET',
  path: '/api/queryOrganizationIdsByUserId',
  permission: 'identity:user:list',
  summary: { zh: '用户的机构', en: 'Organizations of a user' },
  query: OfUser,
  reply: z.array(z.number()),
});

export const sysOrganizationIds = route({
  method: 'GET',
  path: '/api/querySysOrganizationIdsByUserId',
  permission: 'identity:user:list',
  summary: { zh: '用户的数据授权机构', en: 'Organizations whose data a user sees' },
  query: OfUser,
  reply: z.array(z.number()),
});

export const updateOrganizationIds = route({
  method: 'POST',
  path: '/api/updateOrganizationIdsRelationByUserId',
  permission: 'identity:user:edit',
  summary: { zh: '修改用户的机构', en: 'Change the organizations of a user' },
  body: Relation,
});

export const updateSysOrganizationIds = route({
  method: 'POST',
  path: '/api/updateSysOrganizationIdsRelationByUserId',
  permission: 'identity:user:edit',
  summary: { zh: '修改用户的数据授权机构', en: 'Change the organizations whose data a user sees' },
  body: Relation,
});

export const addRoleMembers = route({
  method: 'POST',
  path: '/api/system/roles/:id/members',
  permission: 'identity:user:edit',
  summary: { zh: '添加角色成员', en: 'Add members to a role' },
  params: ById,
  body: z.object({ userIds: z.array(Id).min(1).max(200) }),
  reply: z.object({ added: z.number() }),
});

export const removeRoleMember = route({
  method: 'DELETE',
  path: '/api/system/roles/:id/members/:userId',
  permission: 'identity:user:edit',
  summary: { zh: '移出角色成员', en: 'Take a member out of a role' },
  params: z.object({ id: Id, userId: Id }),
});
