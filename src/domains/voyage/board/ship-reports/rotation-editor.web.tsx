import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { kitOf } from '../../../../kernel/web/fields/registry.ts';
import { t } from '../../../../kernel/web/i18n.ts';
import type { AnyRow } from '../../../../kernel/web/records/record-calls.ts';
import { uuid } from '../../../../kernel/web/uuid.ts';
import { voyagePort } from '../../port-calls/port-call.resource.ts';
import { hasHappened } from '../../port-calls/rotation.rules.ts';
import type { VoyageView } from '../../voyages/use-current-voyage.web.ts';
import { OPEN_VOYAGE_TEXT as TEXT } from './ship-reports.text.ts';

/** A port of the rotation as it is being typed; `key` only tells the lines apart. */
export type RotationPort = {
  readonly key: string;
  /** Of a call that stands already. */
  readonly id?: number;
  readonly version?: number;
  /** Reports or facts tell of it: it stays where it is. */
  readonly happened?: boolean;
  readonly port: number | null;
  /** The name of the port, as long as it is that one. */
  readonly portName?: string;
  readonly purpose: string | null;
  readonly eta: string | null;
};

/** The rotation of a voyage, to be changed. */
export const portsOf = ({ ports }: Pick<VoyageView, 'ports'>): RotationPort[] =>
  (ports ?? []).map((line) => ({
    key: String(line.id),
    id: line.id,
    version: line.version,
    happened: hasHappened({
      saidAta: timeOf(line, 'saidAta'),
      saidAtb: timeOf(line, 'saidAtb'),
      saidAtd: timeOf(line, 'saidAtd'),
      sof: Array.isArray(line.sof) ? line.sof : [],
    }),
    port: typeof line.port === 'number' ? line.port : null,
    portName: String(line.labels?.port ?? ''),
    purpose: typeof line.purpose === 'string' ? line.purpose : null,
    eta: timeOf(line, 'eta'),
  }));

const timeOf = (line: AnyRow, name: string): string | null => {
  const value = line[name];
  return typeof value === 'string' ? value : null;
};

/** What is sent of it; in words what is missing, where something is. */
export function sentPorts(ports: readonly RotationPort[]) {
  const missing: string[] = [];
  const sent = ports.flatMap(({ id, version, port, purpose, eta }, i) => {
    if (port !== null && purpose !== null) return [{ id, version, port, purpose, eta }];
    missing.push(t(TEXT.portMissing, { n: i + 1 }));
    return [];
  });
  return { sent, missing };
}

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
                  onChange={(value) =>
                    set(one.key, { [name]: value ?? null, ...(name === 'port' && { portName: undefined }) })
                  }
                  label={name === 'port' ? one.portName : undefined}
                  disabled={one.happened && name === 'port'}
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
                disabled={i === 0 || (one.happened && ports[i - 1]?.happened)}
                onClick={() => up(i)}
              />
            </Tooltip>
            <Tooltip title={t(TEXT.removePort, { n: i + 1 })}>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t(TEXT.removePort, { n: i + 1 })}
                disabled={one.happened}
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
