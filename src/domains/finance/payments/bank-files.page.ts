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
        zh: '文件生成后原样加密留存，每次下载逐字节一致并留下记录；不能修改，只能注明原因作废，再以新编号生成。',
        en: 'A file is kept sealed as it was built: each download gives the same bytes and is written down. It is never changed, only void with a reason and built anew under another number.',
      },
      {
        zh: '格式与每份最大笔数按付款账户设置：CSV 或 ISO 20022 pain.001.001.03；笔数超过时分成几份。',
        en: 'Its layout and how many payments it holds are those of the paying account: CSV or ISO 20022 pain.001.001.03; what is more becomes several files.',
      },
    ],
  },
});
