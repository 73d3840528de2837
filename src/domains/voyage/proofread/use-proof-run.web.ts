import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Asked } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { follow } from '../../../kernel/web/tasks/follow.ts';
import { proofFinding } from './proof-finding.resource.ts';
import { proofRunForm } from './proof-run.resource.ts';
import { proofreadCall } from './proofread.calls.ts';
import { PROOF_TEXT as TEXT } from './proofread.text.ts';

type Wish = Asked<typeof proofreadCall>['body'];

/** The last quarter of a year: what people look over before they hand figures on. */
const DAYS = 90;
const dayBack = (days: number): string =>
  new Date(serverDate().getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** No ship chosen means every ship that one sees. */
const wishOf = ({ shipIds, from, to }: Readonly<Record<string, unknown>>): Wish => ({
  ...(Array.isArray(shipIds) && shipIds.length > 0 && { shipIds: shipIds.map(Number) }),
  from: String(from),
  to: String(to),
});

/** Asks for ships and time, and starts a run; it shows among one's tasks, and the list is read anew when it has ended. */
export function useProofRun(): [ReactNode, () => void] {
  const client = useQueryClient();
  const [dialog, ask] = useAsk();
  const run = async (_reason?: string, values: Readonly<Record<string, unknown>> = {}) => {
    const start = async () => (await call(proofreadCall, { body: wishOf(values), quiet: true })).taskId;
    const following = await follow(start, () => undefined);
    following.letGo();
    notify.success(t(TEXT.begun));
    void following.ended.then(
      () => client.invalidateQueries({ queryKey: recordKeys.all(proofFinding) }),
      () => undefined,
    );
  };
  const form = { fields: proofRunForm, initial: { from: dayBack(DAYS), to: dayBack(0) } };
  return [dialog, () => ask({ title: t(TEXT.title), act: t(TEXT.run), form, run })];
}
