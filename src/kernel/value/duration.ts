import type { Text } from '../text.ts';

/** Hours, minutes and seconds in words, the smaller ones only when there are any: `2小时5分`, `2 h 5 min`. */
export function formatDuration(seconds: number): Text {
  const { sign, h, m, s } = parts(seconds);
  const zh = [h ? `${h}小时` : '', m ? `${m}分` : '', s || !(h || m) ? `${s}秒` : ''].join('');
  const en = [h ? `${h} h` : '', m ? `${m} min` : '', s || !(h || m) ? `${s} s` : ''].filter(Boolean).join(' ');
  return { zh: `${sign}${zh}`, en: `${sign}${en}` };
}

function parts(seconds: number): { sign: string; h: number; m: number; s: number } {
  const whole = Math.round(Math.abs(seconds));
  return {
    sign: seconds < 0 && whole ? '-' : '',
    h: Math.floor(whole / 3600),
    m: Math.floor((whole % 3600) / 60),
    s: whole % 60,
  };
}
