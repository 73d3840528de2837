import { expect, test } from 'vitest';
import { callAs } from './enter.ts';
import { withBrowser } from './harness.ts';

const { visitAs } = withBrowser({ company: 'own' });

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[] };

/** A draft of the operator that corrects the humidity of a ship's last confirmed noon report. */
async function draftCorrection(): Promise<{ correction: Row; report: Row; humidity: number }> {
  const ships = await callAs<Page>('ops', '/api/system/vessels?size=100');
  const ship = ships.content.find((one) => one.name === '海岳6')!;
  const query = `shipName=${ship.id}&confirmed=CONFIRMED&rptType=NOON&sort=rptTime,desc&size=1`;
  const { content } = await callAs<Page>('ops', `/api/voyage/reports?${query}`);
  const report = await callAs<Row>('ops', `/api/voyage/reports/${content[0]!.id}`);
  const humidity = Number(report.humidity) === 61 ? 62 : 61;
  const correction = await callAs<Row>('ops', '/api/voyage/report-corrections', {
    method: 'POST',
    body: { reportId: report.id, report: { ...report, humidity }, reasonKind: 'TYPING', reason: '湿度抄录错误' },
  });
  return { correction, report, humidity };
}

const humidityOf = async (id: number): Promise<number> =>
  Number((await callAs<Row>('ops', `/api/voyage/reports/${id}`)).humidity);

test('a correction goes from the operator to the superintendent and takes effect only when approved', async () => {
  const { correction, report, humidity } = await draftCorrection();
  const operator = await visitAs('ops', `open/voyage.reportCorrection/${correction.id}`);
  await operator.page.getByRole('button', { name: '提交审批' }).click();
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByText('韩立群').waitFor(); // who will get it is told before it is sent
  await dialog.getByRole('textbox', { name: '提交说明' }).fill('请核对原始记录');
  await dialog.getByRole('button', { name: '提交审批' }).click();
  await operator.page.locator('.record-identity:visible').getByText('审批中').waitFor();
  expect(await humidityOf(report.id)).not.toBe(humidity);

  const chief = await visitAs('tech', 'approval/tasks', { viewport: { width: 390, height: 844 } });
  await chief.page.getByRole('link', { name: String(correction.correctionNo) }).click();
  await chief.page.getByRole('heading', { name: '等待您审批' }).waitFor();
  // What is decided on is read before the place where it is decided.
  const topOf = async (part: string) => (await chief.page.locator(`${part}:visible`).first().boundingBox())!.y;
  expect(await topOf('.record-part')).toBeLessThan(await topOf('.approval-card'));
  await chief.page.getByRole('button', { name: '退回' }).click();
  await chief.page.getByRole('dialog').getByRole('button', { name: '退回' }).click();
  await chief.page.getByText('须填写审批意见').waitFor();
  await chief.page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await chief.page.getByRole('textbox', { name: '审批意见' }).fill('已核对原始记录');
  await chief.page.getByRole('button', { name: '同意', exact: true }).last().click();
  // Then one may stand before the next document that waits; what was decided stands in its own place.
  await expect.poll(() => humidityOf(report.id)).toBe(humidity);
  await chief.page.goto(`open/voyage.reportCorrection/${correction.id}`);
  await chief.page.locator('.record-identity:visible').getByText('已通过').waitFor();
  // On a phone each part is turned to.
  await chief.page
    .getByRole('navigation', { name: '本页内容' })
    .getByRole('button', { name: '动态', exact: true })
    .click();
  expect(await chief.page.locator('.approval-timeline').textContent()).toMatch(/请核对原始记录.*已核对原始记录/s);
  expect(await chief.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await humidityOf(report.id)).toBe(humidity);

  expect([...operator.problems, ...chief.problems]).toEqual([]);
  await operator.context.close();
  await chief.context.close();
});

test('of two who press at once the slower one learns who was faster, and keeps what was typed', async () => {
  const [unit] = await callAs<Row[]>('ops', '/api/system/organizations/options?q=安全质量部&size=1');
  // Not valid yet when it is published, so that it meets nobody who comes in later.
  const draft = { title: '锚泊值班通报', content: '<p>值班</p>', organizationId: unit!.id, validFrom: '2099-01-01' };
  const made = await callAs<Row>('ops', '/api/system/announcements', { method: 'POST', body: draft });
  const document = { resource: 'communication.announcement', recordId: made.id };
  const run = await callAs<Row & { waiting: unknown[] }>('ops', '/api/approval/runs', {
    method: 'POST',
    body: document,
  });
  expect(run.waiting).toHaveLength(2); // the leader of the department, or the general manager

  const path = `open/approval.run/${run.id}`;
  const [slow, fast] = [await visitAs('gm', path), await visitAs('qhse', path)];
  await slow.page.getByRole('textbox', { name: '审批意见' }).fill('建议补充整改期限');
  await fast.page.getByRole('button', { name: '同意', exact: true }).last().click();
  // Told live: the card goes, the words stay and may still be said.
  await slow.page.getByText('您填写的意见没有发送').waitFor();
  await slow.page.getByRole('button', { name: '作为评论发送' }).click();
  await slow.page.locator('.approval-timeline').getByText('建议补充整改期限').waitFor();
  expect(await slow.page.locator('.approval-timeline').textContent()).toContain('石敬安');
  expect([...slow.problems, ...fast.problems]).toEqual([]);
  await slow.context.close();
  await fast.context.close();
});

// Last: from here on announcements go by another flow.
test('a flow is drawn, refused where it leads nowhere, simulated, and published as a new version', async () => {
  const { page, context, problems, settle } = await visitAs('admin', 'system/approval-flows');
  await page.getByRole('main').getByRole('link', { name: '公告' }).click();
  await page.getByRole('heading', { name: '公告' }).waitFor();
  const publish = page.getByRole('button', { name: '发布', exact: true });
  expect(await publish.isDisabled()).toBe(true);

  // An approver whom nobody named: the flow says so, and where, and cannot be published.
  await page.getByRole('button', { name: '在此插入' }).first().click();
  await page.getByRole('menuitem', { name: '插入审批' }).click();
  await page.getByRole('textbox', { name: '名称（中文）' }).fill('总经理办公室会签');
  await page.getByRole('button', { name: '移除' }).click();
  await settle();
  await page.getByRole('tab', { name: /校验 1/ }).click();
  await page.getByRole('button', { name: /总经理办公室会签/ }).waitFor();
  expect(await publish.isDisabled()).toBe(true);

  // Taken back, and put in with a role.
  await page.getByRole('button', { name: /总经理办公室会签/ }).click();
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('menuitem', { name: '部门负责人' }).click();
  await settle();
  await page.getByRole('tab', { name: '模拟' }).click();
  await page.getByRole('combobox', { name: '单据' }).click();
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '开始模拟' }).click();
  await page.getByText('结果：').waitFor();

  await expect.poll(() => publish.isEnabled()).toBe(true);
  await publish.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('增加会签');
  await dialog.getByRole('button', { name: '发布' }).click();
  await page.getByText('已发布为版本 2').waitFor();
  await page.getByRole('tab', { name: '版本' }).click();
  await page.getByText('增加会签').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
