import type { Port } from '../ports.ts';
import type { Ctx } from './context.ts';
import type { Holder } from './declared.ts';

/** What fills a port: its calls, each with the context first. */
export type Answers<T> = {
  readonly [K in keyof T]: T[K] extends (...asked: infer A) => infer R ? (ctx: Ctx, ...asked: A) => Promise<R> : never;
};

type Calls<P> = P extends Port<infer T> ? T : never;

/** A port as one module fills it. */
export type Filled = { readonly port: Port; readonly by: string; readonly answers: object };

/** For `Module.fills`. `by` names what answers, such as `purchasing.order`; a port with several answers knows them by it. */
export const fill = <P extends Port>(port: P, by: string, answers: Answers<Calls<P>>): Filled => ({
  port,
  by,
  answers,
});

/** All that answer a port, by name, in the order of the modules. */
export function answersOf<P extends Port>({ db }: Holder, port: P): ReadonlyMap<string, Answers<Calls<P>>> {
  return (db.declared.fills.get(port.name) ?? new Map()) as ReadonlyMap<string, Answers<Calls<P>>>;
}

/** What answers a single port, or nothing where the module is not there. */
export function answerOf<P extends Port>(holder: Holder, port: P): Answers<Calls<P>> | undefined {
  const [only] = answersOf(holder, port).values();
  return only;
}
