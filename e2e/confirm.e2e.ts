import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callAs } from './enter.ts';
import { withBrowser } from './harness.ts';

const { visitAs } = withBrowser({ company: 'own' });

type Row = { id: number; reportNo: string; rptType: string; shipName: number; confirmed: string };

/** A ship of the demo with two reports that wait for the office, the later one with a warning nobody has answered. */
const WAITING = '海岳6';

async function shipNamed(name: string): Promise<number> {
  const { content } = await callAs<{ content: { id: number; name: string }[] }>('ops', '/api/system/vessels?size=100');
  return content.find((one) => one.name === name)?.id ?? 0;
}

/** The reports of a ship that nobody has confirmed, oldest first. */
async function waiting(shipId: number): Promise<Row[]> {
  const query = `shipName=${shipId}&confirmed=UNCONFIRMED&sort=rptTime,asc`;
  return (await callAs<{ content: Row[] }>('ops', `/api/voyage/reports?${query}`)).content;
}

const boardLine = (page: Page, ship: string) => page.locator('.board-table tr', { hasText: ship });
/** A refused confirmation is answered with 409, which the browser writes to its console. */
const unexpected = (problems: readonly string[]) => problems.filter((line) => !/status of (400|409)/.test(line));

test('reports are confirmed in the order of their times, each refusal with its reason, and then the board shows the new position', async () => {
  const shipId = await shipNamed(WAITING);
  const [first, second] = await waiting(shipId);
  if (!first || !second) throw new Error(`${WAITING} has no two reports to confirm`);
  const { page, context, problems, settle } = await visitAs('ops', `voyage/voyage-report-home?shipId=${shipId}`);

  // The later one alone: refused, naming the earlier.
  await page.getByRole('button', { name: '批量确认' }).click();
  const dialog = page.getByRole('dialog', { name: '批量确认' });
  await dialog.getByRole('checkbox', { name: first.reportNo }).uncheck();
  await dialog.getByRole('button', { name: '确认 1 份报告' }).click();
  await dialog.getByText('0 份已确认，1 份没有确认').waitFor();
  expect(await dialog.locator('.batch-result').textContent()).toContain(first.reportNo);
  await dialog.getByRole('button', { name: '完成' }).click();

  // Both: the first goes through, the second tells of its unanswered warning.
  await page.getByRole('button', { name: '批量确认' }).click();
  await dialog.getByRole('button', { name: '确认 2 份报告' }).click();
  await dialog.getByText('1 份已确认，1 份没有确认').waitFor();
  expect(await dialog.locator('.batch-result[data-ok=false]').textContent()).toContain('R16');
  await dialog.getByRole('button', { name: '完成' }).click();
  expect((await waiting(shipId)).map((row) => row.reportNo)).toEqual([second.reportNo]);

  // One by one: the reason is given, then it is confirmed, and locked.
  await page.getByRole('link', { name: second.reportNo }).click();
  await page.getByRole('button', { name: '确认', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'R16' }).first().waitFor();
  await page.getByRole('textbox', { name: /R16/ }).fill('淡水舱测深复核，差额为锚地用水');
  await page.getByRole('button', { name: '保存原因' }).click();
  await page.getByText('淡水舱测深复核').last().waitFor();
  await page.getByRole('button', { name: '确认', exact: true }).click();
  // Then one stands before the next report that waits, with the number left; the confirmed one is locked.
  await page.getByText(/还有 \d+ 份待确认/).waitFor();
  expect(await waiting(shipId)).toEqual([]);
  await page.goto(`open/voyage.report/${second.id}`);
  await page.locator('.record-identity:visible').getByText('已确认').waitFor();
  expect(await page.getByRole('button', { name: '编辑' }).count()).toBe(0);

  // The board with confirmed reports only: the ship lies where the report says.
  await page.goto('voyage/voyage-report-home');
  await page.getByRole('switch', { name: '含未确认报告' }).click();
  await settle();
  const line = boardLine(page, WAITING);
  await expect.poll(() => line.textContent()).toContain('抛锚报');
  expect(await line.textContent()).toContain('锚泊');
  expect(await line.locator('.board-badge').count()).toBe(0);
  // And the sheet beside it has room for the ships.
  expect((await page.locator('.ship-map-canvas').boundingBox())?.height).toBeGreaterThan(200);
  const ships = await callAs<{ shipId: number; voyageReport: { currentLatitude: string } }[]>(
    'ops',
    '/api/voyage/map-ships?type=2',
  );
  const latitude = ships.find((one) => one.shipId === shipId)?.voyageReport.currentLatitude;
  const degrees = /^\d+:\d+/.exec(latitude ?? '')?.[0] ?? 'none';
  expect(await line.textContent()).toContain(degrees);
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});

test('of two people who edit one report the second sees both values, chooses, and loses nothing', async () => {
  const shipId = await shipNamed('海岳华山');
  const [report] = await waiting(shipId);
  if (!report) throw new Error('海岳华山 has no report to edit');
  const path = `voyage/report-form-new?id=${report.id}`;
  const first = await visitAs('ops', path);
  const second = await visitAs('admin', path);

  await first.page.getByRole('textbox', { name: /^气温/ }).fill('14.5');
  await first.page.getByRole('textbox', { name: /^湿度/ }).fill('81');
  await first.page.getByRole('textbox', { name: /^湿度/ }).press('Tab');
  await first.page.getByRole('button', { name: '保存并提交' }).click();
  await first.page.waitForURL('**/voyage-report-home**');

  await second.page.getByRole('textbox', { name: /^气温/ }).fill('15.5');
  await second.page.getByRole('textbox', { name: /^流速/ }).fill('0.9');
  await second.page.getByRole('textbox', { name: /^流速/ }).press('Tab');
  await second.page.getByRole('button', { name: '保存并提交' }).click();
  const dialog = second.page.getByRole('dialog', { name: '此记录已被他人修改' });
  await dialog.getByText('周海宁于').waitFor();
  const clash = dialog.getByRole('row', { name: /气温/ });
  expect(await clash.textContent()).toMatch(/15\.5.*14\.5/);
  expect(await dialog.getByRole('button', { name: '还有 1 项未选择' }).isDisabled()).toBe(true);
  await clash.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '合并并保存' }).click();
  await second.page.waitForURL('**/voyage-report-home**');

  type Weather = { temperature: string; humidity: string | number; currentSpeed: string };
  const saved = await callAs<Weather>('ops', `/api/voyage/reports/${report.id}`);
  expect([saved.temperature, saved.humidity, saved.currentSpeed].map(Number)).toEqual([15.5, 81, 0.9]);
  expect(unexpected([...first.problems, ...second.problems])).toEqual([]);
  await first.context.close();
  await second.context.close();
});
