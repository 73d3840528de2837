import { BellOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import type { Field } from '../../../../kernel/resource/field.ts';
import { GuardButton } from '../../../../kernel/web/fields/guard-button.tsx';
import { kitOf } from '../../../../kernel/web/fields/registry.ts';
import { FieldBox } from '../../../../kernel/web/form/field-box.tsx';
import { t } from '../../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../../kernel/web/leave/use-guarded-close.ts';
import { LIST } from '../../../../kernel/web/list/list.text.ts';
import { notify } from '../../../../kernel/web/notice.ts';
import { call } from '../../../../kernel/web/request.ts';
import { hasPermission } from '../../../../kernel/web/session/permission.tsx';
import { Problems, problemsOf } from '../../problems.web.tsx';
import { noonExemption } from '../noon-exemption.resource.ts';
import { askForNoonCall, exemptNoonCall } from './noon-trace.calls.ts';
import { NOON_TRACE_TEXT as TEXT } from './noon-trace.text.ts';

const { reason: REASON, remark: REMARK } = noonExemption.fields as unknown as Record<'reason' | 'remark', Field>;
const Reason = kitOf(REASON).Control;
const Remark = kitOf(REMARK).Control;

type Props = { shipId: number; ship: string; date: string; onClose: () => void };

/** A day without its noon report: the ship is asked for it, or owed none. */
export function MissedNoon({ shipId, ship, date, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const [reason, setReason] = useState<string | null>(null);
  const [remark, setRemark] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const close = useGuardedClose(reason !== null || Boolean(remark), onClose);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblems([]);
    try {
      await work();
      onClose();
    } catch (error) {
      setProblems(problemsOf(error));
    }
  };
  const remind = () =>
    attempt(async () => {
      const { told } = await call(askForNoonCall, { body: { shipId, date }, quiet: true });
      if (told > 0) notify.success(t(TEXT.told, { ship, date, n: told }));
      else notify.info(t(TEXT.already, { ship, date }));
    });
  const exempt = () =>
    attempt(async () => {
      if (!reason) return setProblems([t(LIST.reasonNeeded)]);
      await call(exemptNoonCall, { body: { shipId, date, reason, ...(remark && { remark }) }, quiet: true });
      notify.success(t(TEXT.exempted, { ship, date }));
      await client.invalidateQueries({ queryKey: ['records'] });
    });

  return (
    <Modal
      open
      width={480}
      title={`${ship}  ${date}  ${t(TEXT.missing)}`}
      onCancel={close}
      footer={
        <>
          {hasPermission(askForNoonCall.permission) && (
            <GuardButton icon={<BellOutlined />} onClick={remind}>
              {t(TEXT.remind)}
            </GuardButton>
          )}
          {hasPermission(exemptNoonCall.permission) ? (
            <GuardButton type="primary" onClick={exempt}>
              {t(TEXT.exemptAct)}
            </GuardButton>
          ) : (
            <Button onClick={close}>{t(LIST.cancel)}</Button>
          )}
        </>
      }
    >
      {hasPermission(exemptNoonCall.permission) && (
        <>
          <FieldBox id={`${id}-reason`} label={t(TEXT.reason)} required>
            <Reason
              id={`${id}-reason`}
              field={REASON}
              value={reason}
              required
              onChange={(value) => setReason(value as string | null)}
            />
          </FieldBox>
          <FieldBox id={`${id}-remark`} label={t(TEXT.remark)}>
            <Remark
              id={`${id}-remark`}
              field={REMARK}
              value={remark}
              onChange={(value) => setRemark(value as string | null)}
            />
          </FieldBox>
        </>
      )}
      <Problems title={t(TEXT.refused)} problems={problems} />
    </Modal>
  );
}
