import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { labelOf } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { toLocalMinute } from '../fields/date-value.ts';
import type { Label } from '../fields/kit.ts';
import { kitOf } from '../fields/registry.ts';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { type Choice, type Clash, clashesOf, mergeValues } from './conflict.ts';
import { FORM } from './form.text.ts';
import './form.css';

/** What a stale save answers (409 STALE). */
export type Stale = { current: AnyRow; changedBy?: string | null; changedAt?: string | null };

type Props = {
  resource: AnyResource;
  base: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, unknown>>;
  stale: Stale;
  onMerge: (values: Record<string, unknown>) => void;
  onClose: () => void;
};

function Side({
  resource,
  clash,
  value,
  label,
}: {
  resource: AnyResource;
  clash: Clash;
  value: unknown;
  label?: Label;
}) {
  const field = resource.fields[clash.field]!;
  const { Display } = kitOf(field);
  return <Display field={field} value={value} label={label} mode="page" />;
}

/** Both values side by side, and a choice for each field that both persons changed; nothing typed is lost. */
export function ConflictView({ resource, base, mine, stale, onMerge, onClose }: Props) {
  const clashes = clashesOf(resource, base, mine, stale.current);
  const open = clashes.filter((clash) => clash.open);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const left = open.filter((clash) => !choices[clash.field]).length;
  const name = stale.changedBy ?? String(stale.current.updateName ?? '');
  const at = stale.changedAt ?? stale.current.updateTime;
  const words = { name, time: typeof at === 'string' ? toLocalMinute(at) : '' };

  return (
    <Modal
      open
      title={t(FORM.staleTitle)}
      width={760}
      okText={left > 0 ? t(FORM.chooseFirst, { n: left }) : t(FORM.keepAndSave)}
      cancelText={t(FORM.backToForm)}
      okButtonProps={{ disabled: left > 0 }}
      onOk={() => onMerge(mergeValues(mine, clashes, choices))}
      onCancel={onClose}
    >
      <p>{t(open.length > 0 ? FORM.staleBody : FORM.staleMerged, words)}</p>
      {open.length > 0 && (
        <table className="form-conflict">
          <thead>
            <tr>
              <th scope="col">{t(FORM.field)}</th>
              <th scope="col">{t(FORM.before)}</th>
              <th scope="col">{t(FORM.mine)}</th>
              <th scope="col">{t(FORM.theirs, { name })}</th>
            </tr>
          </thead>
          <tbody>
            {open.map((clash) => {
              const label = t(labelOf(resource, clash.field));
              const pick = (choice: Choice) => setChoices({ ...choices, [clash.field]: choice });
              return (
                <tr key={clash.field}>
                  <th scope="row">{label}</th>
                  <td>
                    <Side resource={resource} clash={clash} value={clash.base} />
                  </td>
                  {(['mine', 'theirs'] as const).map((side) => (
                    <td key={side}>
                      <Radio
                        name={`${clash.field}-choice`}
                        checked={choices[clash.field] === side}
                        onChange={() => pick(side)}
                        aria-label={`${label} ${t(side === 'mine' ? FORM.mine : FORM.theirs, { name })}`}
                      >
                        <Side
                          resource={resource}
                          clash={clash}
                          value={clash[side]}
                          label={side === 'theirs' ? stale.current.labels?.[clash.field] : undefined}
                        />
                      </Radio>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
