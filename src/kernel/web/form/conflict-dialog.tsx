import { Modal, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { toLocalMinute } from '../fields/date-value.ts';
import { t } from '../i18n.ts';
import type { Choice } from './conflict.ts';
import { FORM } from './form.text.ts';
import './form.css';

/** A value that both changed, each side as it is read. */
type ConflictLine = {
  readonly field: string;
  readonly label: string;
  readonly base: ReactNode;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
};

type Props = {
  /** Who saved meanwhile, and when. */
  by: string;
  at: string | null;
  lines: readonly ConflictLine[];
  onMerge: (choices: Readonly<Record<string, Choice>>) => void;
  onClose: () => void;
};

/** Both values side by side, and a choice for each that both persons changed; nothing typed is lost. */
export function ConflictDialog({ by, at, lines, onMerge, onClose }: Props) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const left = lines.filter(({ field }) => !choices[field]).length;
  const words = { name: by, time: at ? toLocalMinute(at) : '' };
  return (
    <Modal
      open
      title={t(FORM.staleTitle)}
      width={760}
      okText={left > 0 ? t(FORM.chooseFirst, { n: left }) : t(FORM.keepAndSave)}
      cancelText={t(FORM.backToForm)}
      okButtonProps={{ disabled: left > 0 }}
      onOk={() => onMerge(choices)}
      onCancel={onClose}
    >
      <p>{t(lines.length > 0 ? FORM.staleBody : FORM.staleMerged, words)}</p>
      {lines.length > 0 && (
        <table className="form-conflict">
          <thead>
            <tr>
              <th scope="col">{t(FORM.field)}</th>
              <th scope="col">{t(FORM.before)}</th>
              <th scope="col">{t(FORM.mine)}</th>
              <th scope="col">{t(FORM.theirs, { name: by })}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.field}>
                <th scope="row">{line.label}</th>
                <td>{line.base}</td>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side}>
                    <Radio
                      name={`${line.field}-choice`}
                      checked={choices[line.field] === side}
                      onChange={() => setChoices({ ...choices, [line.field]: side })}
                      aria-label={`${line.label} ${t(side === 'mine' ? FORM.mine : FORM.theirs, { name: by })}`}
                    >
                      {line[side]}
                    </Radio>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
