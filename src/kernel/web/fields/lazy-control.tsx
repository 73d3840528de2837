import { type ComponentType, lazy, Suspense } from 'react';
import type { ControlProps } from './kit.ts';
import './fields.css';

/** A control that the rows of a list never show: it comes with the first form or search, instead of before every list. */
export function lazyControl<P extends object = ControlProps>(
  load: () => Promise<{ Control: ComponentType<P> }>,
): ComponentType<P> {
  const Loaded = lazy(async () => ({ default: (await load()).Control })) as unknown as ComponentType<P>;
  return function LazyControl(props: P) {
    return (
      <Suspense fallback={<span className="field-wait" />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
