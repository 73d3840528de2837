import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { fixedUnit } from '../../../kernel/resource/unit.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { RotationEditor, type RotationPort, sentPorts } from '../board/ship-reports/rotation-editor.web.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { planCall } from './voyage.calls.ts';
import { type TRADE_MODES, type VOYAGE_KINDS, voyage } from './voyage.resource.ts';
import { PLAN_TEXT as TEXT } from './voyage.text.ts';
import '../board/ship-reports/ship-reports.css';

const FIELDS = ['shipName', 'voyageKind', 'tradeMode', 'orderedSpeed', 'remark'] as const;

type Plan = {
  shipName: number | null;
  voyageKind: keyof typeof VOYAGE_KINDS;
  tradeMode: keyof typeof TRADE_MODES;
  orderedSpeed: string | null;
  remark: string | null;
};

const NOTHING: Plan = { shipName: null, voyageKind: 'TRADE', tradeMode: 'FOREIGN', orderedSpeed: null, remark: null };

/** Plans a ship's next voyage: its number, its ports and when she is to be there. Opened, it goes on with all of that. */
export function PlanVoyage({ onClose, onDone }: { onClose: () => void; onDone: (id: number) => void }) {
  const id = useId();
  const client = useQueryClient();
  const [key] = useState(uuid);
  const [plan, setPlan] = useState(NOTHING);
  const [ports, setPorts] = useState<readonly RotationPort[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const close = useGuardedClose(plan !== NOTHING || ports.length > 0, onClose);

  async function run(): Promise<void> {
    const { shipName: shipId, voyageKind: kind, ...rest } = plan;
    const { sent, missing } = sentPorts(ports);
    const lacking = [...(shipId === null ? [t(TEXT.noShip)] : []), ...missing];
    setProblems(lacking);
    if (shipId === null || lacking.length > 0) return;
    try {
      const { id: made, voyageNo } = await call(planCall, {
        body: { shipId, kind, ...rest, ports: sent },
        key,
        quiet: true,
      });
      await client.invalidateQueries({ queryKey: ['records'] });
      notify.success(t(TEXT.planned, { no: voyageNo ?? '' }));
      onDone(made);
    } catch (error) {
      setProblems(problemsOf(error));
    }
  }

  return (
    <Modal
      open
      title={t(TEXT.plan)}
      width={720}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t(TEXT.cancel)}</Button>
          <GuardButton type="primary" onClick={run}>
            {t(TEXT.plan)}
          </GuardButton>
        </>
      }
    >
      <div className="open-voyage">
        <p className="board-minor">{t(TEXT.effect)}</p>
        <Problems title={t(TEXT.refused)} problems={problems} />
        <div className="open-voyage-fields">
          {FIELDS.map((name) => {
            const field = voyage.fields[name];
            const { Control } = kitOf(field);
            return (
              <div key={name} data-wide={name === 'remark' || undefined}>
                <label htmlFor={`${id}-${name}`}>
                  {t(field.label)}
                  {fixedUnit(field) && <span className="board-minor"> {fixedUnit(field)}</span>}
                </label>
                <Control
                  id={`${id}-${name}`}
                  field={field}
                  value={plan[name]}
                  onChange={(value) => setPlan({ ...plan, [name]: value ?? NOTHING[name] })}
                />
              </div>
            );
          })}
        </div>
        <RotationEditor ports={ports} onChange={setPorts} />
      </div>
    </Modal>
  );
}
