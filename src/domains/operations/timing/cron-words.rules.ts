import type { Text } from '../../../kernel/text.ts';

const WEEKDAYS: readonly Text[] = [
  { zh: '周日', en: 'Sunday' },
  { zh: '周一', en: 'Monday' },
  { zh: '周二', en: 'Tuesday' },
  { zh: '周三', en: 'Wednesday' },
  { zh: '周四', en: 'Thursday' },
  { zh: '周五', en: 'Friday' },
  { zh: '周六', en: 'Saturday' },
];

const two = (text: string): string => text.padStart(2, '0');
const isNumber = (part: string): boolean => /^\d+$/.test(part);
const stepOf = (part: string): number | undefined => {
  const [, step] = /^\*\/(\d+)$/.exec(part) ?? [];
  return step ? Number(step) : undefined;
};

/** The days of a pattern in words; nothing when they are not among the usual. */
function daysOf(day: string, month: string, weekday: string): Text | undefined {
  if (month !== '*') return undefined;
  if (day === '*' && weekday === '*') return { zh: '每天', en: 'Every day' };
  if (day === '*' && weekday === '1-5') return { zh: '周一至周五', en: 'Monday to Friday' };
  if (day === '*' && /^[0-7](,[0-7])*$/.test(weekday)) {
    const names = weekday.split(',').map((part) => WEEKDAYS[Number(part) % 7]!);
    return { zh: `每${names.map(({ zh }) => zh).join('、')}`, en: `Every ${names.map(({ en }) => en).join(', ')}` };
  }
  if (isNumber(day) && weekday === '*') return { zh: `每月 ${day} 日`, en: `On day ${day} of each month` };
  return undefined;
}

/** The times of a day in words. */
function timesOf(minute: string, hour: string): Text | undefined {
  const everyMinutes = stepOf(minute);
  const everyHours = stepOf(hour);
  if (minute === '*' && hour === '*') return { zh: '每分钟', en: 'every minute' };
  if (everyMinutes && hour === '*') return { zh: `每 ${everyMinutes} 分钟`, en: `every ${everyMinutes} minutes` };
  if (isNumber(minute) && hour === '*') return { zh: `每小时第 ${minute} 分`, en: `at minute ${minute} of each hour` };
  if (isNumber(minute) && everyHours)
    return { zh: `每 ${everyHours} 小时，第 ${minute} 分`, en: `every ${everyHours} hours, at minute ${minute}` };
  if (isNumber(minute) && /^\d+(,\d+)*$/.test(hour)) {
    const times = hour.split(',').map((part) => `${two(part)}:${two(minute)}`);
    return { zh: times.join('、'), en: `at ${times.join(', ')}` };
  }
  return undefined;
}

/** A cron expression of five fields in words, in company time; the fields one by one when it is an unusual one. */
export function cronWords(pattern: string): Text {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = pattern.trim().split(/\s+/);
  const days = daysOf(day, month, weekday);
  const times = timesOf(minute, hour);
  if (days && times) {
    // 'Every day' says nothing beside 'every 15 minutes'.
    if (days.zh === '每天' && /^每/.test(times.zh)) return { zh: times.zh, en: capital(times.en) };
    return { zh: `${days.zh} ${times.zh}`, en: `${days.en} ${times.en}` };
  }
  return {
    zh: `分 ${minute}，时 ${hour}，日 ${day}，月 ${month}，周 ${weekday}`,
    en: `Minute ${minute}, hour ${hour}, day ${day}, month ${month}, weekday ${weekday}`,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
