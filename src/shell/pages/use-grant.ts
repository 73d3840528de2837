import { useEffect, useState } from 'react';
import { request } from '../../kernel/web/request.ts';

/** What is missing where something stays closed, and who could give it. */
export type Grant = {
  /** Whether there is such a page or permission at all. */
  readonly found: boolean;
  readonly page: string | null;
  readonly permission: string | null;
  readonly label: string | null;
  readonly roles: readonly string[];
  readonly keepers: readonly { readonly name: string; readonly username: string; readonly place: string | null }[];
};

type Asked = { permission?: string; path?: string };

export const askGrant = (asked: Asked): Promise<Grant> =>
  request<Grant>('GET', '/api/system/who-gives', { query: asked, quiet: true });

/** The answer once it is there; without one the page says what it knows by itself. */
export function useGrant({ permission, path }: Asked): Grant | undefined {
  const [grant, setGrant] = useState<Grant>();
  useEffect(() => {
    if (!permission && !path) return;
    let gone = false;
    askGrant({ permission, path }).then(
      (answer) => !gone && setGrant(answer),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [permission, path]);
  return grant;
}
