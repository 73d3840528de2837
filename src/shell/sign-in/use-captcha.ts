import { useCallback, useEffect, useState } from 'react';
import { type Captcha, newCaptcha } from './sign-in.ts';

type State = { readonly captcha?: Captcha; readonly failed: boolean };

/** The current captcha and how to get another. Each picture is good for one try and two minutes, so an old one is replaced in time. */
export function useCaptcha(): State & { renew: () => Promise<void> } {
  const [state, setState] = useState<State>({ failed: false });
  const renew = useCallback(
    () =>
      newCaptcha().then(
        (captcha) => setState({ captcha, failed: false }),
        () => setState({ failed: true }),
      ),
    [],
  );
  useEffect(() => {
    void renew();
    const timer = setInterval(renew, 110_000);
    return () => clearInterval(timer);
  }, [renew]);
  return { ...state, renew };
}
