import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { kitOf } from '../../../../kernel/web/fields/registry.ts';
import { t } from '../../../../kernel/web/i18n.ts';
import { uuid } from '../../../../kernel/web/uuid.ts';
import { voyagePort } from '../../port-calls/port-call.resource.ts';
import { OPEN_VOYAGE_TEXT as TEXT } from './ship-reports.text.ts';

/** A port of the rotation as it is being typed; `key` only tells the lines apart. */
export type RotationPort = {
  readonly key: string;
  readonly port: number | null;
  readonly purpose: string | null;
  readonly eta: string | null;
};

type Props = { ports: readonly RotationPort[]; onChange: (ports: readonly RotationPort[]) => void };

const FIELDS = voyagePort.fields;
const TYPED = ['port', 'purpose', 'eta'] as const;

/** Ports of the voyage in the order of calling, with purpose and ETA. */
export function RotationEditor({ ports, onChange }: Props) {
  const set = (key: string, part: Partial<RotationPort>) =>
    onChange(ports.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const up = (i: number) => {
    const next = [...ports];
    next.splice(i - 1, 2, ports[i]!, ports[i - 1]!);
    onChange(next);
  };
  return (
    <fieldset className="rotation">
      <legend>{t(TEXT.rotation)}</legend>
      <ol>
        {ports.map((one, i) => (
          <li key={one.key}>
            <span className="board-minor num">{i + 1}</span>
            {TYPED.map((name) => {
              const field = FIELDS[name];
              const { Control } = kitOf(field);
              const label = `${i + 1} ${t(field.label)}`;
              return (
                <Control
                  key={name}
                  id={`rotation-${one.key}-${name}`}
                  field={field}
                  value={one[name]}
                  onChange={(value) => set(one.key, { [name]: value ?? null })}
                  ariaLabel={label}
                  placeholder={t(field.label)}
                />
              );
            })}
            <Tooltip title={t(TEXT.portUp, { n: i + 1 })}>
              <Button
                type="text"
                icon={<ArrowUpOutlined />}
                aria-label={t(TEXT.portUp, { n: i + 1 })}
                disabled={i === 0}
                onClick={() => up(i)}
              />
            </Tooltip>
            <Tooltip title={t(TEXT.removePort, { n: i + 1 })}>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t(TEXT.removePort, { n: i + 1 })}
                onClick={() => onChange(ports.filter((other) => other.key !== one.key))}
              />
            </Tooltip>
          </li>
        ))}
      </ol>
      <Button
        type="dashed"
        icon={<PlusOutlined />}
        onClick={() => onChange([...ports, { key: uuid(), port: null, purpose: null, eta: null }])}
      >
        {t(TEXT.addPort)}
      </Button>
    </fieldset>
  );
}
