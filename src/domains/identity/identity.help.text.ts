import type { HelpTexts } from '../../kernel/help.ts';

/** Help of accounts, units, rights, menus and words, and of the home page. */
export const help: HelpTexts = {
  'shell/Home': {
    purpose: {
      zh: '您的工作清单：各业务等待您处理的事项按紧急程度排列，可就地办理；其下是常用页面、公告与统计。',
      en: 'Your list of work: what waits for you in every domain by urgency, with one act in place; below it pages, announcements and figures.',
    },
    ways: [
      {
        zh: '点击上方数字筛选；“在列表中查看”打开恰好所计的记录。',
        en: 'A figure on top filters; its list shows exactly what was counted.',
      },
      { zh: '按 J、K 上下移动，按 Enter 办理。', en: 'J and K move, Enter acts.' },
    ],
    figures: [
      {
        name: { zh: '已超时', en: 'Overdue' },
        how: {
          zh: '已过应报时间两小时的报告与已过时限的审批。',
          en: 'Reports two hours past their time and approvals past their limit.',
        },
      },
      {
        name: { zh: '今天到期', en: 'Due today' },
        how: {
          zh: '应报未报的报告、24 小时内到期的审批、退回给您的单据与失败的任务。',
          en: 'Reports due, approvals due within 24 hours, what was returned to you, tasks that failed.',
        },
      },
    ],
  },
  'system/UserCenter': {
    purpose: {
      zh: '本人的资料、密码、消息与邮件设置、登录设备和最近活动。',
      en: 'Your own profile, password, message and mail settings, devices and recent activity.',
    },
    ways: [
      {
        zh: '姓名由账号管理人员维护，其余可自行修改。',
        en: 'Names are set by those who keep accounts; the rest is yours.',
      },
    ],
  },
  'system/Departments': {
    purpose: {
      zh: '公司机构树：部门、分公司、船舶机构及其人员；调整按日期生效并经审批。',
      en: 'The tree of units with their people; changes take effect by date once approved.',
    },
    ways: [
      {
        zh: '拖动机构到新上级即提出调整，不会立刻改变数据范围。',
        en: 'Dragging a unit asks for a change; data scope changes when it takes effect.',
      },
    ],
  },
  'system/Users': {
    purpose: {
      zh: '账号管理：新建、停用、角色与数据授权、重置密码、临时账号。',
      en: 'Accounts: make, disable, roles, data granted, passwords, temporary accounts.',
    },
    ways: [
      {
        zh: '可见数据由所属机构、分管船舶和数据授权共同决定。',
        en: 'What one sees follows from unit, ships and data granted together.',
      },
      { zh: '不能给予他人超出自己权限的角色。', en: 'Nobody gives more than they hold.' },
    ],
  },
  'system/Roles': {
    purpose: {
      zh: '角色决定能做什么：菜单、权限与数据范围，一人可有多个角色。',
      en: 'Roles say what one may do: menus, permissions, data scope; one may have several.',
    },
  },
  'system/Permissions': {
    purpose: {
      zh: '全部权限的目录：每项权限能做什么、哪些角色和人员持有，可导出矩阵。',
      en: 'The catalogue of permissions: what each allows, which roles and people hold it, as a matrix too.',
    },
    figures: [
      {
        name: { zh: '持有人数', en: 'Holders' },
        how: {
          zh: '经任一角色持有该权限的启用账号数，一人只计一次。',
          en: 'Open accounts that hold it by any role, each person once.',
        },
      },
    ],
  },
  'system/Menus': {
    purpose: {
      zh: '菜单的名称、图标、顺序、页面与所需权限。',
      en: 'Menus: name, icon, order, page and the permission they need.',
    },
    ways: [
      {
        zh: '程序更新会补上新菜单，您改过的名称和顺序保留。',
        en: 'An update adds new entries and keeps names and order that you changed.',
      },
    ],
  },
  'resource:identity.job': {
    purpose: {
      zh: '岗位名称与类别，供人员、审批人规则和通讯录引用。',
      en: 'Posts and their categories, used by people, approval rules and the directory.',
    },
  },
  'system/Dictionaries': {
    purpose: {
      zh: '各处下拉选项的字典。停用的条目不能再选，已用的仍显示。',
      en: 'The words of choosers. A disabled entry is no longer offered, and still shown where it was used.',
    },
  },
  'system/DataPermissions': {
    purpose: {
      zh: '选择一个账号，查看其能看到哪些机构和船舶，以及每一项的来由。',
      en: 'Choose an account to see which units and ships it sees, and why.',
    },
  },
  'system/Online': {
    purpose: {
      zh: '当前登录的账号与设备，可强制退出。',
      en: 'Who is signed in now on which device; they can be signed out.',
    },
    figures: [
      {
        name: { zh: '在线', en: 'Online' },
        how: {
          zh: '最近五分钟内有操作或保持连接的登录。',
          en: 'Sign-ins with a call or an open line in the last five minutes.',
        },
      },
    ],
  },
  'system/OrganizationChanges': {
    purpose: {
      zh: '机构调整单：改名、换上级、停用，审批后在生效日自动执行。',
      en: 'Requests to rename, move or disable a unit, carried out on their day once approved.',
    },
  },
};
