import { DatePicker, Input, Modal } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useState } from 'react';
import { Control as FileControl } from '../../../kernel/web/fields/file-control.tsx';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import '../../../kernel/web/form/form.css';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { markPaid } from './payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';
import { paymentOrder } from './payment-order.resource.ts';
import '../../../kernel/web/fields/field-error.css';

type Props = { row: AnyRow; onDone: () => void; onClose: () => void };

/** Says that a transfer is there, and shows it. */
export function MarkPaid({ row, onDone, onClose }: Props) {
  const prefix = useId();
  const [open, setOpen] = useState(true);
  const [proof, setProof] = useState<number>();
  const [tradeNo, setTradeNo] = useState('');
  const [payer, setPayer] = useState('');
  const [paidTime, setPaidTime] = useState<Dayjs | null>(dayjs(serverNow()));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const typed = open && (proof !== undefined || tradeNo !== '' || payer !== '');
  const close = useGuardedClose(typed, () => setOpen(false));
  const missing = (given: unknown): string | undefined => (tried && !given ? t(TEXT.required) : undefined);

  async function run(): Promise<void> {
    setTried(true);
    if (!proof || !tradeNo.trim() || !paidTime) return;
    setBusy(true);
    try {
      await call(markPaid, {
        params: { id: row.id },
        body: { version: row.version, proof, tradeNo, payer: payer || undefined, paidTime: paidTime.toISOString() },
        quiet: true,
      });
      notify.success(t(TEXT.marked));
      onDone();
      setOpen(false);
    } catch (error) {
      setFailed(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open={open}
      width={480}
      title={`${t(TEXT.markPaid)} ${String(row.orderNo)}`}
      okText={t(TEXT.markPaid)}
      cancelText={t(TEXT.cancel)}
      confirmLoading={busy}
      onOk={run}
      onCancel={close}
      afterClose={onClose}
    >
      <p>{t(TEXT.markNote)}</p>
      {failed && (
        <p className="form-error" role="alert">
          {failed}
        </p>
      )}
      <div className="form-sections">
        <FieldBox id={`${prefix}proof`} label={t(TEXT.proof)} required error={missing(proof)}>
          <FileControl
            id={`${prefix}proof`}
            field={paymentOrder.fields.proof}
            value={proof}
            onChange={(value) => setProof(typeof value === 'number' ? value : undefined)}
          />
        </FieldBox>
        <FieldBox id={`${prefix}no`} label={t(TEXT.tradeNo)} required error={missing(tradeNo.trim())}>
          <Input id={`${prefix}no`} value={tradeNo} maxLength={100} onChange={(e) => setTradeNo(e.target.value)} />
        </FieldBox>
        <FieldBox id={`${prefix}payer`} label={t(TEXT.payer)}>
          <Input id={`${prefix}payer`} value={payer} maxLength={100} onChange={(e) => setPayer(e.target.value)} />
        </FieldBox>
        <FieldBox id={`${prefix}time`} label={t(TEXT.paidTime)} required error={missing(paidTime)}>
          <DatePicker
            id={`${prefix}time`}
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            value={paidTime}
            onChange={setPaidTime}
          />
        </FieldBox>
      </div>
    </Modal>
  );
}
