import { Button, Checkbox, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { fixedUnit } from '../../../../kernel/resource/unit.ts';
import { GuardButton } from '../../../../kernel/web/fields/guard-button.tsx';
import { kitOf } from '../../../../kernel/web/fields/registry.ts';
import { t } from '../../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../../kernel/web/leave/use-guarded-close.ts';
import { notify } from '../../../../kernel/web/notice.ts';
import { call } from '../../../../kernel/web/request.ts';
import { Problems, problemsOf } from '../../problems.web.tsx';
import { usePlannedVoyage, type VoyageView } from '../../voyages/use-current-voyage.web.ts';
import { openCall, openRepairCall } from '../../voyages/voyage.calls.ts';
import { TRADE_MODES, voyage } from '../../voyages/voyage.resource.ts';
import { noReadings } from './first-readings.rules.ts';
import { FirstReadings, useNeverReported } from './first-readings.web.tsx';
import { portsOf, RotationEditor, type RotationPort, sentPorts } from './rotation-editor.web.tsx';
import { OPEN_VOYAGE_TEXT as TEXT } from './ship-reports.text.ts';

type Props = {
  kind: 'TRADE' | 'REPAIR';
  shipId: number;
  current: VoyageView | null;
  onClose: () => void;
  onDone: () => void;
};

type TradeMode = keyof typeof TRADE_MODES;
const MODES = Object.keys(TRADE_MODES) as TradeMode[];
const EXTRA = ['captain', 'chiefEngineer', 'orderedSpeed', 'remark'] as const;
type Extra = Partial<Record<(typeof EXTRA)[number], string | null>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Opens a voyage at the ship's last report: the one that is planned next, else a new one. */
export function OpenVoyage(props: Props) {
  const { data: planned, isPending } = usePlannedVoyage(props.shipId, props.kind);
  return isPending ? null : <Opening {...props} planned={planned ?? null} />;
}

/** The open voyage closes in the same step when that is ticked. */
function Opening({ kind, shipId, current, planned, onClose, onDone }: Props & { planned: VoyageView | null }) {
  const id = useId();
  const [tradeMode, setTradeMode] = useState<TradeMode>(planned?.tradeMode ?? current?.tradeMode ?? 'FOREIGN');
  const [closeCurrent, setCloseCurrent] = useState(current !== null);
  const [ports, setPorts] = useState<readonly RotationPort[]>(() => (planned ? portsOf(planned) : []));
  const [changed, setChanged] = useState(false);
  const [extra, setExtra] = useState<Extra>({
    captain: planned?.captain ?? current?.captain ?? null,
    chiefEngineer: planned?.chiefEngineer ?? current?.chiefEngineer ?? null,
    orderedSpeed: textOf(planned?.orderedSpeed),
    remark: textOf(planned?.remark),
  });
  const [readings, setReadings] = useState(noReadings);
  const first = useNeverReported(shipId);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const close = useGuardedClose(changed, onClose);

  async function run(): Promise<void> {
    const { sent, missing } = sentPorts(ports);
    setProblems(missing);
    if (missing.length > 0) return;
    const body = {
      shipId,
      tradeMode,
      closeCurrent: current !== null && closeCurrent,
      ports: sent,
      ...extra,
      ...(first && { readings: { ...readings, grades: { ...readings.grades }, lubes: {}, wastes: {} } }),
    };
    try {
      const opened = await call(kind === 'TRADE' ? openCall : openRepairCall, { body, quiet: true });
      notify.success(t(TEXT.opened, { no: (opened as VoyageView).voyageNo }));
      onDone();
      onClose();
    } catch (error) {
      setProblems(problemsOf(error));
    }
  }

  const title = t(kind === 'TRADE' ? TEXT.openTrade : TEXT.openRepair);
  return (
    <Modal
      open
      title={title}
      width={720}
      onCancel={close}
      footer={
        <>
          <Button onClick={onClose}>{t(TEXT.cancel)}</Button>
          <GuardButton type="primary" onClick={run}>
            {title}
          </GuardButton>
        </>
      }
    >
      <div className="open-voyage">
        {!first && <p className="board-minor">{t(TEXT.effect)}</p>}
        <Problems title={t(TEXT.refused)} problems={problems} />
        {planned && <p>{t(TEXT.planned, { no: planned.voyageNo })}</p>}
        {current && (
          <Checkbox checked={closeCurrent} onChange={({ target }) => setCloseCurrent(target.checked)}>
            {t(TEXT.closeCurrent, { no: current.voyageNo })}
          </Checkbox>
        )}
        <fieldset className="open-voyage-mode">
          <legend>{t(TEXT.tradeMode)}</legend>
          <Radio.Group
            value={tradeMode}
            onChange={({ target }) => setTradeMode(target.value)}
            options={MODES.map((mode) => ({ value: mode, label: t(TRADE_MODES[mode]) }))}
          />
        </fieldset>
        {first && <FirstReadings shipId={shipId} readings={readings} onChange={setReadings} />}
        <RotationEditor
          ports={ports}
          onChange={(next) => {
            setPorts(next);
            setChanged(true);
          }}
        />
        <div className="open-voyage-fields">
          {EXTRA.map((name) => {
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
                  value={extra[name] ?? null}
                  onChange={(value) => setExtra({ ...extra, [name]: value ?? null })}
                />
              </div>
            );
          })}
        </div>
      </div>
    </Modal>
  );
}
