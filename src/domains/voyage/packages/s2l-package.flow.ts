import { defineFlow } from '../../../kernel/flow/flow.ts';

/** Who takes over what ships sent in files. */
export const PROCESS = 'voyage:s2l:process';

export const packageFlow = defineFlow({
  states: {
    RECEIVED: { zh: '有问题', en: 'With problems', tone: 'red' },
    PARSED: { zh: '待接收', en: 'To be accepted', tone: 'amber' },
    ACCEPTED: { zh: '已接收', en: 'Accepted', tone: 'green' },
    REJECTED: { zh: '已拒收', en: 'Rejected', tone: 'slate' },
  },
  initial: 'RECEIVED',
  transitions: {
    accept: {
      label: { zh: '接收', en: 'Accept' },
      from: ['PARSED'],
      to: 'ACCEPTED',
      permission: PROCESS,
      first: true,
      effect: {
        zh: '报文成为该船的一份未确认动态报，来源记为离线文件',
        en: 'It becomes a report of the ship that waits for confirmation, its source an offline file',
      },
      done: { zh: '已接收，动态报待确认', en: 'Accepted: the report waits for confirmation' },
    },
    recheck: {
      label: { zh: '重新校验', en: 'Check again' },
      from: ['RECEIVED', 'PARSED'],
      permission: PROCESS,
      done: ({ packageStatus }) =>
        packageStatus === 'PARSED'
          ? { zh: '校验通过，可以接收', en: 'Nothing speaks against it: it can be accepted' }
          : { zh: '仍有问题，见问题清单', en: 'There are problems still: see the list' },
    },
    reject: {
      label: { zh: '拒收', en: 'Reject' },
      from: ['RECEIVED', 'PARSED'],
      to: 'REJECTED',
      permission: PROCESS,
      reason: true,
      done: { zh: '已拒收', en: 'Rejected' },
    },
  },
});
