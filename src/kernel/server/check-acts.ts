import { tailOf } from '../flow/flow.ts';
import { type Act, actsOf, flowsOf, isSubmit } from '../flow/flows-of.ts';
import { recordPagesOf } from '../page.ts';
import { type AnyResource, pathOf } from '../resource/resource.ts';
import type { Text } from '../text.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Module } from './module.ts';

const isSilent = ({ zh, en }: Text): boolean => !zh?.trim() || !en?.trim();

/** Every act has its words, states that there are, a call that does it and a page on which it can be pressed. */
export function actProblems(
  modules: readonly Module[],
  endpoints: readonly Endpoint[],
  resources: readonly AnyResource[],
): string[] {
  const pages = modules.flatMap((module) => module.pages ?? []);
  const placed = new Set([
    ...Object.keys(recordPagesOf(pages)),
    ...pages.flatMap(({ component }) => (component.startsWith('resource:') ? [component.slice(9)] : [])),
  ]);
  const calls = new Set(endpoints.map(({ route }) => `${route.method} ${route.path}`));
  const lists = new Map(
    endpoints.flatMap(({ of, route }) => (of?.call === 'list' ? [[of.resource.name, route.path] as const] : [])),
  );
  return resources.flatMap((resource) => {
    const acts = actsOf(resource).filter((act) => !isSubmit(act));
    const base = lists.get(resource.name) ?? pathOf(resource);
    return [
      ...twice(acts).map((name) => `${resource.name}: two of its flows have an act ${name}`),
      ...(acts.length > 0 && pages.length > 0 && !placed.has(resource.name)
        ? [`${resource.name}: its acts can be pressed nowhere: it stands on no page`]
        : []),
      ...flowsOf(resource).flatMap(({ field, flow }) =>
        Object.values(flow.states).some(isSilent)
          ? [`${resource.name}.${field}: a language of a state is missing`]
          : [],
      ),
      ...acts.flatMap((act) => [
        ...sayingProblems(resource, act),
        ...(calls.has(`POST ${base}/:id/${tailOf(act.name, act.transition)}`)
          ? []
          : [
              `${resource.name}: nothing does its act ${act.name}: no call POST ${base}/:id/${tailOf(act.name, act.transition)}`,
            ]),
      ]),
    ];
  });
}

function sayingProblems(resource: AnyResource, { name, flow, transition }: Act): string[] {
  const at = `${resource.name}: its act ${name}`;
  const { label, from, to, form, reason, effect, done } = transition;
  const known = (state: string): boolean => Object.hasOwn(flow.states, state);
  const words = [label, effect, typeof done === 'function' ? undefined : done].filter((text) => text !== undefined);
  return [
    ...(words.some(isSilent) ? [`${at}: a language is missing`] : []),
    ...(from.length === 0 ? [`${at}: starts from no state`] : []),
    ...[...from, ...(to === undefined ? [] : [to])]
      .filter((state) => !known(state))
      .map((state) => `${at}: no state ${state}`),
    ...(form && reason ? [`${at}: asks for a reason beside its form; a field reason of the form is one`] : []),
  ];
}

const twice = (acts: readonly Act[]): string[] => [
  ...new Set(acts.map(({ name }) => name).filter((name, i, all) => all.indexOf(name) !== i)),
];
