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
import type { VoyageView } from '../../voyages/use-current-voyage.web.ts';
import { openCall, openRepairCall } from '../../voyages/voyage.calls.ts';
import { TRADE_MODES, voyage } from '../../voyages/voyage.resource.ts';
import { noReadings } from './first-readings.rules.ts';
import { FirstReadings, useNeverReported } from './first-readings.web.tsx';
import { RotationEditor, type RotationPort } from './rotation-editor.web.tsx';
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

/** Opens a voyage at the ship's last report; the open one closes in the same step when that is ticked. */
export function OpenVoyage({ kind, shipId, current, onClose, onDone }: Props) {
  const id = useId();
  const [tradeMode, setTradeMode] = useState<TradeMode>(current?.tradeMode ?? 'FOREIGN');
  const [closeCurrent, setCloseCurrent] = useState(current !== null);
  const [ports, setPorts] = useState<readonly RotationPort[]>([]);
  const [extra, setExtra] = useState<Extra>({
    captain: (current?.captain as string | null) ?? null,
    chiefEngineer: (current?.chiefEngineer as string | null) ?? null,
  });
  const [readings, setReadings] = useState(noReadings);
  const first = useNeverReported(shipId);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const close = useGuardedClose(ports.length > 0, onClose);

  async function run(): Promise<void> {
    const incomplete = ports.flatMap((one, i) =>
      one.port === null || one.purpose === null ? [t(TEXT.portMissing, { n: i + 1 })] : [],
    );
    setProblems(incomplete);
    if (incomplete.length > 0) return;
    const body = {
      shipId,
      tradeMode,
      closeCurrent: current !== null && closeCurrent,
      ports: ports.map(({ port, purpose, eta }) => ({ port: port!, purpose: purpose!, eta })),
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
        <RotationEditor ports={ports} onChange={setPorts} />
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
