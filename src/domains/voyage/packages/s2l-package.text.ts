import type { Text } from '../../../kernel/text.ts';

export const PACKAGE_TEXT = {
  takeIn: { zh: '上传报文', en: 'Take in a package' },
  taken: { zh: '{no} 校验通过，待接收', en: '{no}: nothing speaks against it, accept it' },
  takenWithProblems: { zh: '{no} 已收下，有问题待处理', en: '{no} was taken in; there are problems' },
  parsed: { zh: '待接收', en: 'To be accepted' },
  received: { zh: '有问题', en: 'With problems' },
  exportPackage: { zh: '导出报文', en: 'Export the package' },
} satisfies Record<string, Text>;
