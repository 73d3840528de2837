import { definePage } from '../../../kernel/page.ts';

export const bankFilesPage = definePage({
  component: 'finance/BankFiles',
  title: { zh: '银行文件', en: 'Bank files' },
  icon: 'Bank',
  permission: 'finance:bankFile:list',
  records: ['finance.bankFile'],
  menu: { key: 'settlement.files', address: '/settlement/bank-files', group: 'settlement', order: 50 },
  help: {
    purpose: {
      zh: '银行文件：每批付款生成的文件、笔数、合计、校验值与下载记录。',
      en: 'The files of each batch: payments, total, checksum, and who took them.',
    },
    ways: [
      {
        zh: '下载时按批次重新生成并核对校验值，内容与生成时逐字节一致；作废后可重新生成。',
        en: 'A download is built anew and compared with the checksum, the same to the byte; a void file is replaced by another.',
      },
    ],
  },
});
