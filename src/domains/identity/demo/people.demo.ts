import { pinyin } from 'pinyin-pro';

const SURNAMES = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
];
const FIRST = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉萍红建国志海林波宁晓春梅兰凤洁琳云莲真环雪荣爱妹香月莺媛瑞凡佳嘉琼勤珍贞莉',
];
const SECOND = ['', ...'峰辉鹏飞斌浩宇轩然泽欣怡悦婷慧雯颖倩薇岩航舟帆岳海洋江河川'];

/** The same sequence of numbers in every demo company (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Person = { name: string; nameEn: string; username: string };

const spelt = (text: string): string =>
  pinyin(text, { toneType: 'none', type: 'array' })
    .join('')
    .replace(/[^a-z]/g, '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A Chinese name in Latin letters, the surname (one character) first: 林远航 is Lin Yuanhang. */
export function latinName(name: string): string {
  const [surname = '', ...given] = [...name];
  return `${capital(spelt(surname))} ${capital(spelt(given.join('')))}`;
}

/** Invented people with different names and usernames, none of them one of the taken ones. */
export function inventPeople(count: number, taken: readonly string[], random: () => number): Person[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const usernames = new Set(taken);
  const names = new Set<string>();
  const people: Person[] = [];
  while (people.length < count) {
    const [surname, first, second] = [pick(SURNAMES), pick(FIRST), pick(SECOND)];
    const name = surname + first + second;
    if (names.has(name)) continue;
    names.add(name);
    const base = `${spelt(first + second)}.${spelt(surname)}`;
    let username = base;
    for (let n = 2; usernames.has(username); n += 1) username = `${base}${n}`;
    usernames.add(username);
    people.push({ name, nameEn: latinName(name), username });
  }
  return people;
}
