import { type ComponentType, lazy, Suspense } from 'react';
import type { ControlProps } from './kit.ts';

/** A control that lists never show, so that it comes with the first form instead of with every list. */
export function lazyControl(
  load: () => Promise<{ Control: ComponentType<ControlProps> }>,
): ComponentType<ControlProps> {
  const Loaded = lazy(async () => ({ default: (await load()).Control }));
  return function LazyControl(props: ControlProps) {
    return (
      <Suspense fallback={<span className="field-wait" />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
