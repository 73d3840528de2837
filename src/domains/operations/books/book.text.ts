import type { Text } from '../../../kernel/text.ts';

export const BOOK_TEXT = {
  title: { zh: '图书资料', en: 'Books and publications' },
  valid: { zh: '现行', en: 'Current' },
  loans: { zh: '借阅', en: 'Loans' },
  lend: { zh: '借出', en: 'Lend' },
  back: { zh: '归还', en: 'Return' },
  backDone: { zh: '已归还', en: 'Returned' },
  out: { zh: '未还', en: 'Out' },
  overdue: { zh: '逾期未还', en: 'Overdue' },
} satisfies Record<string, Text>;
