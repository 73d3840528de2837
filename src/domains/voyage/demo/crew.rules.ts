import { DAY, type Minute } from './minutes.rules.ts';
import { randomOf } from './random.rules.ts';

export type Person = { readonly id: number; readonly name: string };

/** Who signs: the office's operator, and the masters and chief engineers by ship and time. */
export type Crew = {
  readonly office: Person;
  readonly master: (nameEn: string, at: Minute) => Person;
  readonly chief: (nameEn: string, at: Minute) => Person;
};

const FAMILY = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑谢罗梁宋唐许邓冯韩曹';
const GIVEN = [
  '海涛',
  '建国',
  '志强',
  '永平',
  '德胜',
  '立新',
  '文斌',
  '国栋',
  '学军',
  '长河',
  '宏伟',
  '少华',
  '庆林',
  '兆祥',
  '明远',
  '启航',
];
/** Days that a master stays on board. */
const TURN = 140;

/** Crews take turns; on the ship whose accounts exist, these persons are on board now. Ids of persons without account are 0. */
export function crewOf(accounts: ReadonlyMap<string, Person>): Crew {
  const signer =
    (rank: 'master' | 'ce') =>
    (nameEn: string, at: Minute): Person => {
      const account = nameEn === 'HAI YUE PIONEER' ? accounts.get(`${rank}.pioneer`) : undefined;
      if (account) return account;
      const dice = randomOf('crew', rank, nameEn, Math.floor(at / (TURN * DAY)) % 3);
      return { id: 0, name: `${dice.pick([...FAMILY])}${dice.pick(GIVEN)}` };
    };
  return { office: accounts.get('ops') ?? { id: 0, name: '系统' }, master: signer('master'), chief: signer('ce') };
}
