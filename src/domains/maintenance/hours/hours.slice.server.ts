import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { counter } from './counter.resource.ts';
import { runningHourReading } from './reading.resource.ts';

const COUNTER: AnyResource = counter;
const READING: AnyResource = runningHourReading;

/** How long machines ran. */
export const hoursSlice: Slice = {
  resources: [COUNTER, READING],
  endpoints: [...crudEndpoints(COUNTER), ...crudEndpoints(READING)],
};
