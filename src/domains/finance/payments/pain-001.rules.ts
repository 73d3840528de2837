import type { Text } from '../../../kernel/text.ts';
import { type Decimal, round, sum } from '../../../kernel/value/decimal.ts';
import { escapeMarkup } from '../../../kernel/value/markup.ts';
import { inOrder, type Transfer } from './bank-file.rules.ts';

const element = (name: string, inner: string, attribute = ''): string => `<${name}${attribute}>${inner}</${name}>`;
const text = (name: string, value: string, attribute = ''): string => element(name, escapeMarkup(value), attribute);

type Bank = { readonly name: string; readonly swift: string | null; readonly cnaps: string | null };

/**
 * A bank by its BIC, or by the code of its clearing house, and its name. Which house that is (ClrSysId) is left to the bank that reads it:
 * its code is agreed with each bank.
 */
const agent = (name: string, { name: bank, swift, cnaps }: Bank): string =>
  element(
    name,
    element(
      'FinInstnId',
      (swift ? text('BIC', swift) : '') +
        (!swift && cnaps ? element('ClrSysMmbId', text('MmbId', cnaps)) : '') +
        text('Nm', bank),
    ),
  );

const account = (name: string, no: string, currency = ''): string =>
  element(name, element('Id', element('Othr', text('Id', no))) + (currency && text('Ccy', currency)));

/** The sum of the amounts, by which the bank sees that none is missing. */
const controlSum = (transfers: readonly Transfer[]): Decimal =>
  round(sum(transfers.map(({ amount }) => amount)) ?? '0', 2);

/** One payment within the payments of the file (ISO 20022, CreditTransferTransactionInformation10). */
const payment = (one: Transfer): string =>
  element(
    'CdtTrfTxInf',
    element('PmtId', text('EndToEndId', one.requisitionNo)) +
      element('PmtTpInf', text('InstrPrty', one.urgent ? 'HIGH' : 'NORM')) +
      element('Amt', text('InstdAmt', round(one.amount, 2), ` Ccy="${one.currency}"`)) +
      agent('CdtrAgt', { name: one.payeeBank, swift: one.swift, cnaps: one.cnaps }) +
      element('Cdtr', text('Nm', one.payeeName)) +
      account('CdtrAcct', one.payeeAccountNo) +
      element('RmtInf', text('Ustrd', one.purpose)),
  );

type Head = { readonly fileNo: string; readonly builtAt: string; readonly payDate: string };

/**
 * The file as ISO 20022 pain.001.001.03 (CustomerCreditTransferInitiationV03), in the order of its schema. What is agreed with each bank
 * (who bears the charges, the service level, categories of purpose) is left out; the bank takes what it has agreed.
 */
export function pain001Text(transfers: readonly Transfer[], { fileNo, builtAt, payDate }: Head): string {
  const lines = inOrder(transfers);
  const [first] = lines;
  if (!first) throw new Error(`${fileNo} pays nothing`);
  const counted = text('NbOfTxs', String(lines.length)) + text('CtrlSum', controlSum(lines));
  const head =
    text('MsgId', fileNo) +
    text('CreDtTm', `${builtAt.slice(0, 19)}Z`) +
    counted +
    element('InitgPty', text('Nm', first.payerName));
  const payments =
    text('PmtInfId', fileNo) +
    text('PmtMtd', 'TRF') +
    counted +
    text('ReqdExctnDt', payDate) +
    element('Dbtr', text('Nm', first.payerName)) +
    account('DbtrAcct', first.payerAccountNo, first.currency) +
    agent('DbtrAgt', { name: first.payerBank, swift: first.payerSwift, cnaps: first.payerCnaps }) +
    lines.map((one) => `\n${payment(one)}`).join('');
  const body = element('CstmrCdtTrfInitn', `\n${element('GrpHdr', head)}\n${element('PmtInf', payments)}\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('Document', body, ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"')}\n`;
}

const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

/** Why a bank would refuse such a payment; nothing where it is well. Lengths are those of the schema. */
export function pain001Problem(transfer: Transfer): Text | undefined {
  const of = (zh: string, en: string): Text => ({
    zh: `${transfer.requisitionNo}：${zh}`,
    en: `${transfer.requisitionNo}: ${en}`,
  });
  const { payeeName, payeeAccountNo, payerAccountNo, payeeBank, purpose } = transfer;
  if (!payeeName || !payeeBank) return of('缺少收款户名或开户行', 'the payee or its bank is missing');
  if (!/^[A-Z0-9]{6,34}$/.test(payeeAccountNo))
    return of('收款账号须为大写字母与数字', 'the payee’s account has other signs than capitals and figures');
  if (!/^[A-Z0-9]{6,34}$/.test(payerAccountNo))
    return of('付款账号须为大写字母与数字', 'the payer’s account has other signs than capitals and figures');
  const known = (swift: string | null, cnaps: string | null): boolean =>
    swift ? BIC.test(swift) : /^\d{12}$/.test(cnaps ?? '');
  if (!known(transfer.payerSwift, transfer.payerCnaps))
    return of('付款账户须有 SWIFT 或 12 位联行号', 'the payer’s account needs the BIC or the CNAPS code of its bank');
  if (!known(transfer.swift, transfer.cnaps))
    return of('收款账户须有 SWIFT 或 12 位联行号', 'the payee’s account needs the BIC or the CNAPS code of its bank');
  const texts = [payeeName, payeeBank, purpose, transfer.payerName];
  if (texts.some((one) => one.length > 140)) return of('文字超过 140 字', 'a text has more than 140 characters');
  if (texts.some((one) => /\p{Cc}/u.test(one))) return of('文字中不能换行', 'a text has a line break');
  return undefined;
}
