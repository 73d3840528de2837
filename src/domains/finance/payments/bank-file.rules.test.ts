import { expect, test } from 'vitest';
import { bankFileText, merged, readReturns, type Transfer, transferProblem } from './bank-file.rules.ts';

const transfer: Transfer = {
  requisitionNo: 'PAY202506-0012',
  payerAccountNo: '31001500012345678901',
  payerName: '东海航运有限公司',
  payerBank: '中国建设银行上海分行',
  payeeAccountNo: '6222021001112223334',
  payeeName: '上海船配有限公司',
  payeeBank: '中国工商银行上海分行',
  cnaps: '102290000002',
  amount: '28127.96',
  currency: 'CNY',
  urgent: false,
  purpose: '货款',
};

test('the file is as the bank wants it, sign by sign', () => {
  expect(bankFileText([transfer])).toBe(
    '"序号","付款账号","付款户名","收款账号","收款户名","收款开户行","联行号","金额","币种","同行标志","加急标志","用途","业务编号"\r\n' +
      '"1","31001500012345678901","东海航运有限公司","6222021001112223334","上海船配有限公司","中国工商银行上海分行","102290000002",28127.96,"CNY","N","N","货款","PAY202506-0012"\r\n',
  );
});

test('payments to one account become one; the order of the lines is that of the payees', () => {
  const more = { ...transfer, requisitionNo: 'PAY202506-0013', amount: '8438.39' };
  const other = {
    ...transfer,
    requisitionNo: 'PAY202506-0014',
    payeeName: '安庆船配',
    payeeAccountNo: '62220210',
    amount: '113000',
  };
  const all = merged([transfer, more, other]);
  expect(all.map(({ requisitionNo, amount }) => [requisitionNo, amount])).toEqual([
    ['PAY202506-0012/PAY202506-0013', '36566.35'],
    ['PAY202506-0014', '113000.00'],
  ]);
  expect(bankFileText(all)).toBe(bankFileText(all.toReversed()));
});

test('what a bank would refuse, or a sheet would run, is refused before', () => {
  expect(transferProblem(transfer)).toBeUndefined();
  expect(transferProblem({ ...transfer, cnaps: null })?.en).toContain('CNAPS');
  expect(transferProblem({ ...transfer, cnaps: null, payeeBank: '中国建设银行徐汇支行' })).toBeUndefined();
  expect(transferProblem({ ...transfer, payeeAccountNo: 'DE89 3704' })?.zh).toContain('收款账号');
  expect(transferProblem({ ...transfer, purpose: '=cmd' })?.zh).toContain('开头');
  expect(transferProblem({ ...transfer, purpose: '货款\n两笔' })?.zh).toContain('换行');
});

test('a file of results is read, whole or not at all', () => {
  const head = '业务编号,结果,银行流水号,到账日,失败原因\r\n';
  expect(readReturns(`\uFEFF${head}"A-1/A-2",成功,F001,2026-05-03,\r\nA-3,失败,,,"户名不符, 退回"\r\n`)).toEqual({
    rows: [
      { requisitionNos: ['A-1', 'A-2'], ok: true, bankRef: 'F001', paidDate: '2026-05-03', failReason: '' },
      { requisitionNos: ['A-3'], ok: false, bankRef: '', paidDate: null, failReason: '户名不符, 退回' },
    ],
  });
  expect(readReturns('编号,结果\nA,成功')).toHaveProperty('problem');
  expect(readReturns(`${head}A-1,不明,,,`)).toHaveProperty('problem');
  expect(readReturns(`${head}A-1,成功,F,3 May,`)).toHaveProperty('problem');
});
