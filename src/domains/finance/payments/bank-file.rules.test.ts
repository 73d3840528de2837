import { expect, test } from 'vitest';
import { bankFileText, merged, type Transfer, transferProblem } from './bank-file.rules.ts';
import { partsOf } from './bank-layouts.rules.ts';
import { readReturns } from './bank-return.rules.ts';
import { pain001Problem, pain001Text } from './pain-001.rules.ts';

const transfer: Transfer = {
  requisitionNo: 'PAY202506-0012',
  payerAccountNo: '31001500012345678901',
  payerName: '东海航运有限公司',
  payerBank: '中国建设银行上海分行',
  payerCnaps: '105290036001',
  payerSwift: null,
  payeeAccountNo: '6222021001112223334',
  payeeName: '上海船配有限公司',
  payeeBank: '中国工商银行上海分行',
  cnaps: '102290000002',
  swift: null,
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

const ABROAD: Transfer = {
  ...transfer,
  payerAccountNo: '44105908090014567',
  payerName: '东海航运有限公司',
  payerBank: 'BANK OF CHINA SHANGHAI',
  payerSwift: 'BKCHCNBJ300',
  payeeAccountNo: 'SG1234567890',
  payeeName: 'MARINE & "BUNKER" <PTE>',
  payeeBank: 'HARBOUR BANK',
  cnaps: null,
  swift: 'HCBKSGSG',
  amount: '1500.5',
  currency: 'USD',
  urgent: true,
};
const HEAD = { fileNo: 'FP-2026052601-1', builtAt: '2026-05-26T02:03:04.567Z', payDate: '2026-05-27' };

test('ISO 20022: head, payer and payments in the order of the schema, counted and added up, signs of XML escaped', () => {
  const home = { ...transfer, currency: 'USD', payerSwift: 'BKCHCNBJ300', payerBank: ABROAD.payerBank };
  const text = pain001Text([ABROAD, home], HEAD);
  expect(text).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">');
  expect(text).toContain(
    '<GrpHdr><MsgId>FP-2026052601-1</MsgId><CreDtTm>2026-05-26T02:03:04Z</CreDtTm><NbOfTxs>2</NbOfTxs><CtrlSum>29628.46</CtrlSum>' +
      '<InitgPty><Nm>东海航运有限公司</Nm></InitgPty></GrpHdr>',
  );
  expect(text).toContain(
    '<PmtInf><PmtInfId>FP-2026052601-1</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>2</NbOfTxs><CtrlSum>29628.46</CtrlSum><ReqdExctnDt>2026-05-27</ReqdExctnDt>' +
      '<Dbtr><Nm>东海航运有限公司</Nm></Dbtr><DbtrAcct><Id><Othr><Id>44105908090014567</Id></Othr></Id><Ccy>USD</Ccy></DbtrAcct>' +
      '<DbtrAgt><FinInstnId><BIC>BKCHCNBJ300</BIC><Nm>BANK OF CHINA SHANGHAI</Nm></FinInstnId></DbtrAgt>',
  );
  expect(text).toContain(
    '<CdtTrfTxInf><PmtId><EndToEndId>PAY202506-0012</EndToEndId></PmtId><PmtTpInf><InstrPrty>HIGH</InstrPrty></PmtTpInf>' +
      '<Amt><InstdAmt Ccy="USD">1500.50</InstdAmt></Amt><CdtrAgt><FinInstnId><BIC>HCBKSGSG</BIC><Nm>HARBOUR BANK</Nm></FinInstnId></CdtrAgt>' +
      '<Cdtr><Nm>MARINE &amp; &quot;BUNKER&quot; &lt;PTE&gt;</Nm></Cdtr><CdtrAcct><Id><Othr><Id>SG1234567890</Id></Othr></Id></CdtrAcct>' +
      '<RmtInf><Ustrd>货款</Ustrd></RmtInf></CdtTrfTxInf>',
  );
  expect(text).toContain('<FinInstnId><ClrSysMmbId><MmbId>102290000002</MmbId></ClrSysMmbId>');
});

test('ISO 20022: a bank without a code, an account with other signs and a text too long are refused before', () => {
  expect(pain001Problem(ABROAD)).toBeUndefined();
  expect(pain001Problem({ ...ABROAD, swift: null })?.en).toContain('payee');
  expect(pain001Problem({ ...ABROAD, payerSwift: 'BKCH', payerCnaps: null })?.en).toContain('payer');
  expect(pain001Problem({ ...ABROAD, payeeAccountNo: 'SG12 3456' })?.zh).toContain('收款账号');
  expect(pain001Problem({ ...ABROAD, payeeName: '船'.repeat(141) })?.zh).toContain('140');
});

test('numbers joined are no longer than a bank takes; what is more than it takes in one file becomes several', () => {
  const nos = ['PAY202506-0012', 'PAY202506-0013', 'PAY202506-0014'];
  const all = nos.map((requisitionNo) => ({ ...transfer, requisitionNo, amount: '10' }));
  expect(merged(all, 35).map(({ requisitionNo, amount }) => [requisitionNo, amount])).toEqual([
    ['PAY202506-0012/PAY202506-0013', '20.00'],
    ['PAY202506-0014', '10.00'],
  ]);
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
