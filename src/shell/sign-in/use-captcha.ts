import { useCallback, useEffect, useRef, useState } from 'react';
import { type Captcha, newCaptcha } from './sign-in.ts';

type State = { readonly captcha?: Captcha; readonly failed: boolean };
type Renewed = () => Promise<Captcha | undefined>;

/**
 * The current captcha and how to get another. Each picture is good for one try and two minutes, so an old one is replaced in time.
 * `arrived` waits for the one that is on its way: whoever types faster than it comes is not asked for what this server may not want.
 */
export function useCaptcha(): State & { renew: Renewed; arrived: Renewed } {
  const [state, setState] = useState<State>({ failed: false });
  const coming = useRef<Promise<Captcha | undefined>>(undefined);
  const renew = useCallback(() => {
    coming.current = newCaptcha().then(
      (captcha) => {
        setState({ captcha, failed: false });
        return captcha;
      },
      () => {
        setState({ failed: true });
        return undefined;
      },
    );
    return coming.current;
  }, []);
  useEffect(() => {
    void renew();
    const timer = setInterval(renew, 110_000);
    return () => clearInterval(timer);
  }, [renew]);
  const arrived = useCallback(() => coming.current ?? renew(), [renew]);
  return { ...state, renew, arrived };
}
