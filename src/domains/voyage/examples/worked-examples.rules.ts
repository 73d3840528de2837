import type { Text } from '../../../kernel/text.ts';
import { cargoExamples } from './cargo-examples.rules.ts';
import { emissionExamples } from './emission-examples.rules.ts';
import type { Example } from './example.rules.ts';
import { oilExamples } from './oil-examples.rules.ts';
import { passageExamples } from './passage-examples.rules.ts';
import { positionExamples } from './position-examples.rules.ts';

export type ExampleGroup = { readonly key: string; readonly title: Text; readonly examples: readonly Example[] };

/** Every example that stands in the product, computed now. */
export const workedExamples = (): readonly ExampleGroup[] => [
  { key: 'position', title: { zh: '船位', en: 'Positions' }, examples: positionExamples() },
  { key: 'passage', title: { zh: '航行', en: 'Passage' }, examples: passageExamples() },
  { key: 'oil', title: { zh: '存油与存水', en: 'Oil and water' }, examples: oilExamples() },
  { key: 'cargo', title: { zh: '货物', en: 'Cargo' }, examples: cargoExamples() },
  { key: 'emission', title: { zh: '能耗与碳强度', en: 'Energy and CII' }, examples: emissionExamples() },
];

export const holds = ({ expected, found }: Pick<Example, 'expected' | 'found'>): boolean => expected === found;
