import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { formatShipTime } from '../../../kernel/value/zone.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { Report } from '../reports/report.rules.ts';
import { type Clash, clashesOf, resolve } from './conflict.web.ts';
import { ENTRY } from './entry.text.ts';
import { pathName, valueWords } from './path-names.web.ts';
import { useScope } from './use-entry.web.ts';
import type { Stale } from './use-save-report.web.ts';

type Side = 'mine' | 'theirs';
type Props = { stale: Stale; onMerge: (report: Report) => void; onClose: () => void };

/** Both values of every line side by side; what only one side changed is chosen already, what both changed must be. */
export function ConflictDialog({ stale, onMerge, onClose }: Props) {
  const { entry } = useScope();
  const [mine] = useState(() => entry.store.values());
  const clashes = clashesOf({ base: entry.store.initial(), mine, theirs: stale.theirs });
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (clash: Clash): Side | null => choices[clash.path] ?? clash.proposed;
  const left = clashes.filter((clash) => sideOf(clash) === null).length;
  const time = stale.changedAt ? formatShipTime({ utc: stale.changedAt, zone: mine.zone ?? 0 }) : '';
  return (
    <Modal
      open
      width={820}
      title={t(ENTRY.staleTitle)}
      okText={left > 0 ? t(ENTRY.chooseFirst, { n: left }) : t(ENTRY.keepAndSave)}
      cancelText={t(ENTRY.backToForm)}
      okButtonProps={{ disabled: left > 0 }}
      onOk={() => onMerge(resolve({ mine, clashes, choices }))}
      onCancel={onClose}
    >
      <p>{t(ENTRY.staleBody, { name: stale.changedBy, time })}</p>
      <table className="entry-conflict">
        <thead>
          <tr>
            <th scope="col">{t(ENTRY.field)}</th>
            <th scope="col">{t(ENTRY.mine)}</th>
            <th scope="col">{t(ENTRY.theirs)}</th>
          </tr>
        </thead>
        <tbody>
          {clashes.map((clash) => (
            <tr key={clash.path}>
              <th scope="row">{pathName(clash.path, mine)}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <Radio
                    name={clash.path}
                    checked={sideOf(clash) === side}
                    onChange={() => setChoices((now) => ({ ...now, [clash.path]: side }))}
                  >
                    {valueWords(clash.path, clash[side], entry.context)}
                  </Radio>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
