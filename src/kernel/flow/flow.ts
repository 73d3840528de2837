import { AppError } from '../errors.ts';
import type { AnyResource } from '../resource/resource.ts';
import type { Tone } from '../resource/tone.ts';
import type { Text } from '../text.ts';

type StateInfo = Text & { readonly tone: Tone };

/** A record as acts look at it, on both sides. */
type Seen = Readonly<Record<string, unknown>>;

/**
 * One act: an arrow of a flow, said whole. Its call is `POST <path of the kind>/:id/<name>`, which `actEndpoints` makes; its button, in the
 * list, on the record and for a selection, its word in the history and its sweeps come by themselves.
 */
export type Transition<S extends string = string> = {
  readonly label: Text;
  readonly from: readonly S[];
  /** The state that it leads to; absent where the state stays. */
  readonly to?: S;
  /** `domain:resource:<name>` unless told. */
  readonly permission?: `${string}:${string}:${string}`;
  /** The last part of its address, where that is not its name. */
  readonly tail?: string;
  /** What it asks for first; its rules hold on both sides. A field `reason` of it stands in the history. */
  readonly form?: AnyResource;
  /** What its form begins with. */
  readonly initial?: (row: Seen, now: Date) => Seen;
  /** The person must say why; the reason stands in the history. */
  readonly reason?: boolean;
  /** What speaks against it beside the state; the same words are told on both sides. */
  readonly against?: (row: Seen, now: Date) => Text | undefined;
  /** Whether it stands for a selection too, each record by itself; without a word, where it asks for no form. */
  readonly many?: boolean;
  /** What most people come for in this state: a button in front on the record, the one in words in the list. */
  readonly first?: boolean;
  /** What is asked before it is done; without a word, to which state it leads. */
  readonly effect?: Text;
  /** What is told when it is done, by what the call answered. */
  readonly done?: Text | ((answer: Seen) => Text);
  /** The kind of record that the call answers with its id: there it leads, to be written at once unless it is `whole`. */
  readonly leads?: string;
  readonly whole?: boolean;
};

type Acts<S extends string> = Readonly<Record<string, Transition<S>>>;

export type Flow<S extends string = string, A extends Acts<S> = Acts<S>> = {
  readonly states: Readonly<Record<S, StateInfo>>;
  readonly initial: S;
  readonly transitions: A;
};

/** Declares the states of a record and the acts that move it between them. */
export function defineFlow<const S extends string, const A extends Acts<NoInfer<S>>>(flow: {
  states: Record<S, StateInfo>;
  initial: NoInfer<S>;
  transitions: A;
}): Flow<S, A> {
  return flow;
}

/** The part of an act's address behind the record's number. */
export const tailOf = (name: string, { tail }: Pick<Transition, 'tail'>): string => tail ?? name;

/** The state that an act leads to. Refuses with WRONG_STATE, saying what the record is and what the act needs. */
export function nextState<S extends string, A extends Acts<S>>(flow: Flow<S, A>, act: keyof A & string, state: S): S {
  const transition = flow.transitions[act] as Transition<S>;
  if (transition.from.includes(state)) return transition.to ?? state;
  const names = transition.from.map((s) => flow.states[s]);
  throw new AppError(
    'WRONG_STATE',
    {
      zh: `当前状态为“${flow.states[state].zh}”，不能${transition.label.zh}；须为“${names.map((n) => n.zh).join('”或“')}”`,
      en: `${transition.label.en} needs the state ${names.map((n) => n.en).join(' or ')}; it is ${flow.states[state].en}`,
    },
    { data: { state } },
  );
}
