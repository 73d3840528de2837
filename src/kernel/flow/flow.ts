import { AppError } from '../errors.ts';
import type { Tone } from '../resource/tone.ts';
import type { Text } from '../text.ts';

type StateInfo = Text & { readonly tone: Tone };

/** One arrow of a flow. Its permission is `domain:resource:<name of the transition>`. */
type Transition<S extends string> = {
  readonly label: Text;
  readonly from: readonly S[];
  readonly to: S;
  /** The person must say why; the reason stands in the history. */
  readonly reason?: boolean;
};

export type Flow<S extends string = string, T extends string = string> = {
  readonly states: Readonly<Record<S, StateInfo>>;
  readonly initial: S;
  readonly transitions: Readonly<Record<T, Transition<S>>>;
};

/** Declares the states of a record and the acts that move it between them. */
export function defineFlow<const S extends string, const T extends string>(flow: {
  states: Record<S, StateInfo>;
  initial: NoInfer<S>;
  transitions: Record<T, Transition<NoInfer<S>>>;
}): Flow<S, T> {
  return flow;
}

/** The state that an act leads to. Refuses with WRONG_STATE, saying what the record is and what the act needs. */
export function nextState<S extends string, T extends string>(flow: Flow<S, T>, act: T, state: S): S {
  const transition = flow.transitions[act];
  if (transition.from.includes(state)) return transition.to;
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
