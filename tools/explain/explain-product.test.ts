import { expect, test } from 'vitest';
import { allEndpoints } from '../../src/app/assemble.ts';
import { modules } from '../../src/app/domains.server.ts';
import { declaredBy } from '../../src/kernel/server/declare.ts';
import { referrersOf, resourceNamed } from '../../src/kernel/server/registry.ts';
import { remindersOf } from '../../src/kernel/server/reminders/reminder.ts';
import { explain } from './explain.ts';

const holder = { db: { declared: declaredBy(modules) } };
const endpoints = allEndpoints();
const told = (name: string): string => {
  const resource = resourceNamed(holder, name);
  const reminders = remindersOf(holder.db.declared, name);
  return explain(resource, { endpoints, referrers: referrersOf(holder, resource), reminders, modules });
};

test('an order is told whole: who may, its acts, how it is approved, what it becomes, and what is made of it', () => {
  const words = told('purchasing.purchaseOrder');
  for (const line of [
    /^ {2}purchasing:purchaseOrder:send +ADMIN, BUYER, PUR_MANAGER$/m,
    /^ {2}purchasing:purchaseOrder:pick +@staff, /m,
    /^ {2}confirm +登记确认 .+ orderStatus: SENT -> CONFIRMED +purchasing:purchaseOrder:confirm +asks promisedDate, confirmRef$/m,
    /^ {2}make +生成订单 .+ purchasing\.demandLine -> purchasing\.purchaseOrder /m,
    /审批 Approval\n {2}decided by purchaseType.*\n {2}approve {2}采购经理审批 \/ Purchasing manager: PUR_MANAGER; sign any\n/,
    /^ {4}超过 10 万 \/ Above 100,000: \{.+\}\n {6}approve {2}应付会计审批/m,
    /^ {2}finance\.budgetEntry .+ months by organizationId +its entries may name one by source, sourceId$/m,
    /报表 Reports\n {2}purchasing\.orders .+ \/api\/purchasing\/reports\/orders +by orderId$/m,
    /单据打印 Paper\n {2}a paper of its own, for whoever may purchasing:purchaseOrder:list$/m,
    /^ {2}purchasing\.deliveryDue .+ -7 d, 0 d, 1 d, 7 d escalates +tells createBy; above them role PUR_MANAGER$/m,
  ])
    expect(words).toMatch(line);
});

test('what stands behind a ledger is told of its entries, its months and its proofs', () => {
  expect(told('finance.budgetEntry')).toMatch(/finance\.budgetEntry .+ its entries$/m);
  expect(told('finance.budgetPeriod')).toMatch(/finance\.budgetEntry .+ its months$/m);
  expect(told('finance.budget')).toMatch(
    /^ {2}finance\.budgetOver .+ 0 d red escalates +tells ownerId; above them role FIN_BUDGET$/m,
  );
});

test('of what is guarded is told that it is held by name alone', () => {
  expect(told('finance.bankFile')).toMatch(/ +\(by name alone\)|, \(by name alone\)/);
});
