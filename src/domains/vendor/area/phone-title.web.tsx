import type { ReactNode } from 'react';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';

/** On a phone lists leave their heading to the frame around them, which has none here. */
export function PhoneTitle({ children }: { children: ReactNode }) {
  return useMobile() ? <h1>{children}</h1> : null;
}
