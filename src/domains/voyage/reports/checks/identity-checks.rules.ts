import { formatShipTime, instant } from '../../../../kernel/value/zone.ts';
import { EVENT_TEXT } from '../event.text.ts';
import { eventProblems } from '../event-times.rules.ts';
import { STATUSES_OF_TYPE } from '../field-matrix.rules.ts';
import { MOVEMENT_STATE_TEXT, movementAfter, NOON_STATUSES, needsAnchorAweigh } from '../movement-state.rules.ts';
import type { Report } from '../report.rules.ts';
import { REPORT_TYPE_TEXT, SHIP_STATUS_TEXT } from '../report.text.ts';
import { rule } from './check.rules.ts';
import { recordTimeHits } from './record-times.rules.ts';

/** Minutes that a ship's clock may be ahead. */
const FUTURE_MINUTES = 10;

const shown = (report: Report, utc: string | null) => (utc ? formatShipTime({ utc, zone: report.zone ?? 0 }) : '—');

export const IDENTITY_CHECKS = [
  rule({
    code: 'R01',
    level: 'E',
    title: {
      zh: '报告时间晚于上一报、早于下一报且不在未来',
      en: 'Report time after the previous, before the next, not in the future',
    },
    message: {
      zh: '报告时间 {found} 须晚于上一报 {expected}',
      en: 'Report time {found} must be after the previous report, {expected}',
    },
    check: ({ report, previous, next, now }) => {
      if (!report.rptTime) return null;
      const found = shown(report, report.rptTime);
      const at = instant(report.rptTime);
      if (previous?.rptTime && at <= instant(previous.rptTime))
        return { field: 'rptTime', found, expected: shown(report, previous.rptTime) };
      if (next?.rptTime && at >= instant(next.rptTime)) {
        const message = {
          zh: '报告时间 {found} 须早于下一报 {expected}',
          en: 'Report time {found} must be before the next report, {expected}',
        };
        return { field: 'rptTime', found, expected: shown(report, next.rptTime), message };
      }
      if (at > instant(now) + FUTURE_MINUTES * 60_000) {
        const message = {
          zh: '报告时间 {found} 在未来，现在是 {expected}',
          en: 'Report time {found} is in the future; it is now {expected}',
        };
        return { field: 'rptTime', found, expected: shown(report, now), message };
      }
      return null;
    },
  }),
  rule({
    code: 'R02',
    level: 'E',
    title: { zh: '报告类型须符合船舶当前运动状态', en: 'Report type possible from the movement state' },
    message: { zh: '船舶处于{state}，不能填{type}', en: 'A ship that is {state} cannot send this report: {type}' },
    check: ({ report, movementState }) => {
      if (movementState === null || movementAfter({ before: movementState, report }) !== null) return null;
      const aweigh = needsAnchorAweigh({ before: movementState, rptType: report.rptType });
      const message = aweigh
        ? { zh: '从锚地开出须填写锚离底时间', en: 'Leaving the anchorage needs the time of anchor aweigh' }
        : {
            zh: `船舶处于“${MOVEMENT_STATE_TEXT[movementState].zh}”，不能填“${REPORT_TYPE_TEXT[report.rptType].zh}”`,
            en: `The ship is ${MOVEMENT_STATE_TEXT[movementState].en.toLowerCase()}: no ${REPORT_TYPE_TEXT[report.rptType].en.toLowerCase()} report is possible`,
          };
      return { field: aweigh ? 'times.anchorAweigh' : 'rptType', message };
    },
  }),
  rule({
    code: 'R03',
    level: 'E',
    title: { zh: '船舶状态须符合报告类型', en: 'Ship status allowed for the type' },
    message: { zh: '船舶状态与报告类型不符', en: 'The ship status does not fit the report type' },
    check: ({ report, movementState }) => {
      if (report.shipStatus === null) return null;
      const forType = STATUSES_OF_TYPE[report.rptType];
      const forState = report.rptType === 'NOON' && movementState ? NOON_STATUSES[movementState] : forType;
      if (forType.includes(report.shipStatus) && forState.includes(report.shipStatus)) return null;
      const allowed = forType.filter((status) => forState.includes(status)).map((status) => SHIP_STATUS_TEXT[status]);
      const message = {
        zh: `状态“${SHIP_STATUS_TEXT[report.shipStatus].zh}”不适用于此报，可用：${allowed.map((t) => t.zh).join('、')}`,
        en: `Status ${SHIP_STATUS_TEXT[report.shipStatus].en.toLowerCase()} does not fit this report; possible: ${allowed.map((t) => t.en.toLowerCase()).join(', ')}`,
      };
      return { field: 'shipStatus', message };
    },
  }),
  rule({
    code: 'R11',
    level: 'W',
    title: { zh: '时区一次变化不超过 1 小时', en: 'Zone changes by 1 hour at most' },
    message: {
      zh: '时区由 {expected} 变为 {found}，超过 1 小时',
      en: 'The zone went from {expected} to {found}, by more than 1 hour',
    },
    check: ({ report, previous }) => {
      if (report.zone === null || previous?.zone == null) return null;
      const turn = Math.abs(report.zone - previous.zone);
      // Crossing the date line from +12 to -12 changes the date, not the clock.
      return Math.min(turn, 24 - turn) > 1
        ? { field: 'zone', found: String(report.zone), expected: String(previous.zone) }
        : null;
    },
  }),
  rule({
    code: 'TIMES',
    level: 'E',
    title: {
      zh: '事件和作业时间按顺序，事件在两报之间',
      en: 'Times of events and operations in order, events between the two reports',
    },
    message: {
      zh: '{zhEvent}的时间不在上一报与本报之间',
      en: '{enEvent} is not between the previous report and this one',
    },
    check: ({ report, previous }) => [
      ...eventProblems({ report, previousTime: previous?.rptTime ?? null }).map(({ eventCode, kind, other }) => {
        const event = EVENT_TEXT[eventCode as keyof typeof EVENT_TEXT] ?? { zh: eventCode, en: eventCode };
        const after = EVENT_TEXT[other as keyof typeof EVENT_TEXT] ?? event;
        const message =
          kind === 'OUTSIDE'
            ? {
                zh: `“${event.zh}”不在上一报与本报之间`,
                en: `${event.en} is not between the previous report and this one`,
              }
            : { zh: `“${event.zh}”应早于“${after.zh}”`, en: `${event.en} must come before: ${after.en.toLowerCase()}` };
        return { field: `times.${eventCode}`, message };
      }),
      ...recordTimeHits(report),
    ],
  }),
];
