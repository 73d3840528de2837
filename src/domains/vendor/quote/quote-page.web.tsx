import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Shown } from '../../../kernel/web/fields/shown.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { LeaveContext, useLeaveFrame } from '../../../kernel/web/leave/leave.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { wholeTime } from '../../../kernel/web/when.ts';
import { invitationFace } from '../../purchasing/public.ts';
import { LoadFailed } from '../area/load-failed.web.tsx';
import { Quotation } from './quotation.web.tsx';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';
import { TimeLeft } from './time-left.web.tsx';
import { beginCall } from './vendor.calls.ts';

type Invited = AnyRow & {
  inquiryNo: string;
  title: string;
  roundNo: number;
  deadline: string;
  open: boolean;
  begun: boolean;
  quotationId: number | null;
  validFrom: string;
  allowPartial: boolean;
  deliveryTerm: string | null;
  paymentTerm: string | null;
  remark: string | null;
};

/** Opening it begins the quotation; whoever may not quote now still reads what is asked. */
async function openInvitation(id: number, signal: AbortSignal): Promise<Invited> {
  const read = () => records.get(invitationFace, id, { signal, quiet: true }) as Promise<Invited>;
  const first = await read();
  if (!first.open || first.begun) return first;
  const begun = await call(beginCall, { params: { id }, quiet: true }).catch((error: unknown) =>
    notify.error(messageOf(error)),
  );
  return begun ? read() : first;
}

/** An inquiry with what the own firm quotes for it. */
export function QuotePage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { frame, leave } = useLeaveFrame();
  // What follows from an act is read anew, form and all.
  const [turn, setTurn] = useState(0);
  const found = useQuery({
    queryKey: recordKeys.one(invitationFace, Number(id)),
    queryFn: ({ signal }) => openInvitation(Number(id), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (found.error) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  const invited = found.data;
  if (!invited) return <SkeletonRows />;
  const again = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['records'] });
    setTurn((n) => n + 1);
  };
  return (
    <>
      <div className="vendor-title">
        <Button onClick={() => leave(() => navigate('/vendor/quote'))}>{t(TEXT.back)}</Button>
        <h1>
          {invited.inquiryNo} {invited.title}
        </h1>
        <Shown field={invitationFace.fields.standing!} name="standing" row={invited} of={invitationFace.fields} />
        <span>{t(TEXT.round, { n: invited.roundNo })}</span>
        <span>
          {t(TEXT.deadline)} {wholeTime(invited.deadline)}{' '}
          {invited.open && (
            <>
              · {t(TEXT.left)} <TimeLeft deadline={invited.deadline} />
            </>
          )}
        </span>
      </div>
      <Asked invited={invited} />
      {invited.quotationId !== null && (
        <LeaveContext value={frame}>
          <Quotation key={turn} id={invited.quotationId} invitation={invited.id} onChanged={again} />
        </LeaveContext>
      )}
    </>
  );
}

/** The terms of the inquiry, and what the buyer says beside. */
function Asked({ invited }: { invited: Invited }) {
  const facts = [
    [TEXT.validFrom, invited.validFrom],
    [TEXT.deliveryTerm, invited.deliveryTerm],
    [TEXT.paymentTerm, invited.paymentTerm],
  ] as const;
  return (
    <section className="vendor-panel">
      <dl className="vendor-facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label.en}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {invited.remark && (
        <>
          <h2>{t(TEXT.notes)}</h2>
          <p>{invited.remark}</p>
        </>
      )}
      {!invited.allowPartial && <Alert type="info" showIcon title={t(TEXT.wholeOnly)} />}
    </section>
  );
}
