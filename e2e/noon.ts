import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Prefilled } from '../src/domains/voyage/entry/entry-context.calls.ts';
import { dueNoon } from '../src/domains/voyage/entry/prepare.rules.ts';
import { type CONSUMPTION_ROWS, findRow, fuelTotal } from '../src/domains/voyage/reports/oil-rows.rules.ts';
import {
  destination,
  formatPosition,
  fromDecimalDegrees,
  geoPoint,
  initialCourse,
} from '../src/kernel/value/position.ts';
import { callAs } from './enter.ts';

export const MASTER = 'master.pioneer';

const hoursBetween = (from: string | null | undefined, to: string | null | undefined): number =>
  Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / 360_000) / 10;

/** The report of the ship before that moment, as it is stored. */
async function reportBefore(shipId: number, time: string | null | undefined): Promise<Stored | undefined> {
  const reports = `/api/voyage/reports?shipName=${shipId}&sort=rptTime,desc&size=20`;
  const { content } = await callAs<{ content: Stored[] }>(MASTER, reports);
  const found = content.find(({ rptTime }) => Date.parse(rptTime) < Date.parse(time ?? ''));
  return found && callAs<Stored>(MASTER, `/api/voyage/reports/${found.id}`);
}

type Stored = { id: number } & Record<'rptTime' | 'latitude' | 'northSouth' | 'longitude' | 'westEast', string>;

/** What the master reads off his instruments: further on the same course, at the speed and consumption of the report before. */
export async function readings() {
  const ships = await callAs<{ user: { vesselIds: number[] } }>(MASTER, '/auth/info');
  const shipId = ships.user.vesselIds[0]!;
  const { report, context } = await callAs<Prefilled>(
    MASTER,
    `/api/voyage/reports/prefill?shipId=${shipId}&rptType=NOON`,
  );
  const last = context.previous;
  const earlier = await reportBefore(shipId, last?.rptTime);
  const [here, before] = [last && geoPoint(last), earlier && geoPoint(earlier)];
  if (!last || !here || !before) throw new Error('the ship has no passage behind her');
  // The report is for the noon that is due, whenever it is written.
  const now = report.rptTime ?? '';
  const hours = hoursBetween(last.rptTime, dueNoon({ previous: last, ship: context.ship, now }) ?? now);
  const share = hours / hoursBetween(earlier?.rptTime, last.rptTime);
  const speed = Number(last.avgSpeed ?? '12');
  const miles = speed * hours;
  const point = destination({ from: here, course: initialCourse({ from: before, to: here }), nm: miles });
  // 17:02.30N is written as 170230.
  const position = (value: number, axis: 'latitude' | 'longitude') => {
    const [degrees = '', rest = ''] = formatPosition(fromDecimalDegrees({ value, axis })).slice(0, -1).split(':');
    return degrees.padStart(axis === 'latitude' ? 2 : 3, '0') + rest.replace('.', '');
  };
  const burnt = (code: (typeof CONSUMPTION_ROWS)[number]) =>
    (Number(fuelTotal(findRow(last.oil, code)) ?? 0) * share).toFixed(1);
  const turned = Math.round(Number(last.avgRev ?? '100') * 60 * hours);
  return {
    shipId,
    reportNo: report.reportNo ?? '',
    latitude: position(point.latitude, 'latitude'),
    longitude: position(point.longitude, 'longitude'),
    miles: miles.toFixed(1),
    counter: String((last.currentAccumRev ?? 0) + turned),
    fuel: { ME_CONST: burnt('ME_CONST'), GE_SEA: burnt('GE_SEA'), BOILER_DAILY: burnt('BOILER_DAILY') },
  };
}

export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
    return `${label?.querySelector('span')?.textContent ?? ''}${element?.id ?? ''}`;
  });
}

/** What is read off instruments and answered by name; the rest of an unremarkable day is taken as it is offered. */
const answersOf = (given: Awaited<ReturnType<typeof readings>>): Readonly<Record<string, string>> => ({
  纬度: given.latitude,
  经度: given.longitude,
  定速里程: given.miles,
  本次累计转数: given.counter,
  海况: '3',
  能见度: '8',
  风力: '4',
  气温: '26',
  气压: '1012',
});
const burntIn = (id: string, fuel: Record<string, string>): string | undefined =>
  /-oil-0-grades/.test(id)
    ? fuel.ME_CONST
    : /-oil-2-grades/.test(id)
      ? fuel.GE_SEA
      : /-oil-5-grades/.test(id)
        ? fuel.BOILER_DAILY
        : undefined;

export const answerAt = (at: string, given: Awaited<ReturnType<typeof readings>>): string | undefined => {
  const answers = answersOf(given);
  const name = Object.keys(answers).find((label) => at.startsWith(label));
  return name ? answers[name] : burntIn(at, given.fuel);
};

/** Fills in an unremarkable day, entry by entry, until the button that sends the report has the focus. */
export async function writeNoonReport(page: Page, given: Awaited<ReturnType<typeof readings>>): Promise<void> {
  await expect.poll(() => focused(page), { timeout: 15_000 }).toContain('纬度');
  for (let step = 0; step < 60; step += 1) {
    const at = await focused(page);
    if (at.endsWith('-submit')) return;
    if (at.startsWith('天气')) await page.keyboard.press('ArrowDown');
    else await page.keyboard.type(at.startsWith('风向') ? 'NE' : (answerAt(at, given) ?? ''));
    await page.keyboard.press('Enter');
  }
  throw new Error(`the report does not come to its end: ${await focused(page)}`);
}
