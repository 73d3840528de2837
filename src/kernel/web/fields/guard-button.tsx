import { Button, type ButtonProps } from 'antd';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** Double-click guard (specification, section 9). */
const GUARD_MS = 1000;

type Props = Omit<ButtonProps, 'onClick'> & { onClick: (event: MouseEvent<HTMLElement>) => unknown; guardMs?: number };

/** A button that cannot be pressed twice within a second, nor while what it started is under way; its width does not change. */
export function GuardButton({ onClick, guardMs = GUARD_MS, ...rest }: Props) {
  const [held, setHeld] = useState(false);
  const [busy, setBusy] = useState(false);
  const mounted = useRef(true);
  // State may lag behind a second click of the same moment.
  const closed = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  async function press(event: MouseEvent<HTMLElement>): Promise<void> {
    if (closed.current) return;
    closed.current = true;
    setHeld(true);
    const wait = new Promise((done) => setTimeout(done, guardMs));
    try {
      const work = onClick(event);
      if (work instanceof Promise) {
        setBusy(true);
        await work.catch(() => undefined);
      }
    } finally {
      if (mounted.current) setBusy(false);
      await wait;
      closed.current = false;
      if (mounted.current) setHeld(false);
    }
  }

  return (
    <Button {...rest} loading={rest.loading || busy} disabled={rest.disabled || (held && !busy)} onClick={press} />
  );
}
