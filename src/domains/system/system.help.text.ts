import type { HelpTexts } from '../../kernel/help.ts';

/** Help of administration and collaboration. */
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
  'system/Vessels': {
    purpose: {
      zh: '船舶主数据：尺度、机电、舱容、容差与证书资料，动态报和各业务由此取数。',
      en: 'The ship master: dimensions, machinery, capacities, tolerances, papers; reports and all domains read it.',
    },
    ways: [
      {
        zh: '船舶代码用于单据编号，启用后不宜更改。',
        en: 'The ship code stands in document numbers; leave it once it is in use.',
      },
      {
        zh: '容差决定报告中存量与账面相差多少须说明。',
        en: 'Tolerances decide which differences of stock need a reason.',
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
  'resource:system.job': {
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
  'system/ShipResponsibilities': {
    purpose: {
      zh: '谁在何时分管哪艘船；决定数据范围、审批中的主管和提醒对象。',
      en: 'Who looks after which ship from when to when: it decides data scope, approvers and reminders.',
    },
  },
  'system/DataPermissions': {
    purpose: {
      zh: '选择一个账号，查看其能看到哪些机构和船舶，以及每一项的来由。',
      en: 'Choose an account to see which units and ships it sees, and why.',
    },
  },
  'system/Logs': {
    purpose: {
      zh: '操作、数据变更、登录与错误日志，可按人、时间、结果查找。',
      en: 'Logs of operations, changes, sign-ins and errors, by person, time and outcome.',
    },
    ways: [
      {
        zh: '用户报出请求编号时，在错误日志中按编号查到原因。',
        en: 'A request number that a user reads out leads to its cause.',
      },
    ],
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
  'system/Usage': {
    purpose: {
      zh: '每人每天使用系统的时长与打开页面的次数。',
      en: 'How long each person used the system a day, and which pages were opened.',
    },
    figures: [
      {
        name: { zh: '使用时长', en: 'Time used' },
        how: {
          zh: '页面在前台且有操作的时间，离开或闲置不计。',
          en: 'Time with a page in front and in use; idle time does not count.',
        },
      },
    ],
  },
  'system/Announcements': {
    purpose: {
      zh: '起草、审批、发布公告，查看谁已读、谁未读。',
      en: 'Draft, approve and publish announcements, and see who has read them.',
    },
    figures: [
      {
        name: { zh: '已阅人数', en: 'Readers' },
        how: {
          zh: '今天仍在发布范围内且已签阅的账号数。',
          en: 'Accounts that are in the audience today and have signed for it.',
        },
      },
    ],
  },
  'system/Scripts': {
    purpose: {
      zh: '随程序提供的维护脚本：先试运行看结果，再正式执行，全过程留痕。',
      en: 'Maintenance that ships with the product: try it first, then run it; every run is kept.',
    },
  },
  'system/Versions': {
    purpose: { zh: '各版本的更新内容与安装时间。', en: 'What each version changed and when it was installed.' },
  },
  'system/Books': {
    purpose: {
      zh: '公约、规则、手册等图书资料的版本、存放、借还与换版。',
      en: 'Publications with edition, copies, loans and successors.',
    },
    figures: [
      {
        name: { zh: '册数', en: 'Copies' },
        how: { zh: '各存放处册数之和，包括借出未还的。', en: 'Copies of all places, loans included.' },
      },
    ],
  },
  'system/OrganizationChanges': {
    purpose: {
      zh: '机构调整单：改名、换上级、停用，审批后在生效日自动执行。',
      en: 'Requests to rename, move or disable a unit, carried out on their day once approved.',
    },
  },
  'system/Server': {
    purpose: {
      zh: '各服务节点的运行状况：处理器、内存、磁盘、事件循环延迟与连接。',
      en: 'How the nodes do: processor, memory, disk, delay of the event loop, connections.',
    },
    figures: [
      {
        name: { zh: '循环延迟', en: 'Loop delay' },
        how: {
          zh: '最近一次采样中，99% 的事件循环等待不超过此毫秒数；长期超过 100 说明有重活占用。',
          en: 'In the last sample 99 of 100 waits of the loop were no longer, in ms; over 100 for long means heavy work.',
        },
      },
    ],
  },
  'system/SqlMonitor': {
    purpose: {
      zh: '数据库语句的次数、用时与最慢记录，只读。',
      en: 'Statements with count, time and the slowest ones; read only.',
    },
    figures: [
      {
        name: { zh: '平均用时', en: 'Mean' },
        how: { zh: '本节点启动以来总用时 ÷ 次数。', en: 'Total time ÷ count since this node started.' },
      },
    ],
  },
  'system/CacheMonitor': {
    purpose: {
      zh: '缓存的命中率、条目与占用，可清除单项。',
      en: 'The cache: hits, entries, size; single entries can be cleared.',
    },
    figures: [
      {
        name: { zh: '命中率', en: 'Hit rate' },
        how: { zh: '命中次数 ÷（命中 + 未命中）。', en: 'Hits ÷ (hits + misses).' },
      },
    ],
  },
  'system/Payment': {
    purpose: {
      zh: '收款单：银行转账核对与支付宝付款，回调与退款留痕。',
      en: 'Payment orders by bank transfer or Alipay, with callbacks and refunds on record.',
    },
  },
  'system/ApiDocs': {
    purpose: {
      zh: '全部接口的说明与试用，按您的权限列出。',
      en: 'All calls with a try-out, as far as your rights go.',
    },
  },
  'system/Messages': {
    purpose: {
      zh: '发给我的站内消息，按类别查看、标为已读，并设置各类的送达方式。',
      en: 'Messages to me by kind; mark them read and choose how each kind reaches you.',
    },
  },
  'system/Chat': {
    purpose: {
      zh: '单聊与群聊，可发文件；断线后自动补齐。',
      en: 'Direct and group chats with files; nothing is lost over a dropped line.',
    },
  },
  'system/Mail': {
    purpose: {
      zh: '发件箱、邮件模板与发信设置；没有发出的写明原因，可重发。',
      en: 'Outbox, templates and mail settings; what did not go says why and can be sent again.',
    },
  },
  'system/Timing': {
    purpose: {
      zh: '定时任务的执行时间、最近结果与负责人，可暂停或立即执行。',
      en: 'Scheduled tasks with next runs, results and owners; pause them or run them now.',
    },
  },
  'system/Settings': {
    purpose: {
      zh: '管理员决定的参数，改动即时生效并留痕。',
      en: 'What administrators decide; changes hold at once and are kept in history.',
    },
  },
  'system/Files': {
    purpose: {
      zh: '全部附件：谁上传、被哪些记录引用、占用多少，无引用的可清理。',
      en: 'All files: who put them there, which records hold them, how big; those without use can go.',
    },
  },
  'system/Pictures': {
    purpose: {
      zh: '公用图片及其链接，供公告和邮件使用。',
      en: 'Shared pictures with links for announcements and mails.',
    },
  },
  'system/Storage': {
    purpose: {
      zh: '附件存放在本地目录还是对象存储，以及两者之间的迁移。',
      en: 'Where files lie, local or in an object store, and the move between them.',
    },
  },
};
