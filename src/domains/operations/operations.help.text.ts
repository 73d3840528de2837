import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the monitors, logs and tools. */
export const help: HelpTexts = {
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
