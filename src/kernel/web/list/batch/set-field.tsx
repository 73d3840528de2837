import { Checkbox, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { labelOf } from '../../../resource/describe.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import { isSettable } from '../../../resource/settable.ts';
import { isBlank } from '../../fields/empty.tsx';
import { kitOf } from '../../fields/registry.ts';
import { t } from '../../i18n.ts';
import { useGuardedClose } from '../../leave/use-guarded-close.ts';
import { BATCH } from './batch.text.ts';
import '../acts/ask-dialog.css';

type Props = {
  resource: AnyResource;
  count: number;
  onSet: (field: string, value: unknown) => void;
  onClose: () => void;
};

/** One field and the value that all chosen records get. A field that may be empty is emptied only on purpose. */
export function SetField({ resource, count, onSet, onClose }: Props) {
  const names = Object.keys(resource.fields).filter((name) => isSettable(resource, name));
  const [name, setName] = useState<string>();
  const [value, setValue] = useState<unknown>(null);
  const [empty, setEmpty] = useState(false);
  const id = useId();
  const field = name === undefined ? undefined : resource.fields[name];
  const { Control } = field ? kitOf(field) : { Control: undefined };
  const ready = name !== undefined && (empty || !isBlank(value) || field?.kind === 'bool');
  const close = useGuardedClose(!isBlank(value), onClose);
  return (
    <Modal
      open
      width={440}
      title={t(BATCH.setTitle, { n: count.toLocaleString('en-US'), what: t(resource.label) })}
      okText={t(BATCH.setAct)}
      okButtonProps={{ disabled: !ready }}
      onCancel={close}
      onOk={() => {
        if (name !== undefined) onSet(name, empty ? null : field?.kind === 'bool' ? value === true : value);
      }}
    >
      <div className="kit-ask">
        <label htmlFor={`${id}field`}>{t(BATCH.field)}</label>
        <Select
          id={`${id}field`}
          autoFocus
          showSearch={{ optionFilterProp: 'label' }}
          value={name}
          options={names.map((one) => ({ value: one, label: t(labelOf(resource, one)) }))}
          onChange={(next: string) => {
            setName(next);
            setValue(null);
            setEmpty(false);
          }}
        />
      </div>
      {field && Control && (
        <div className="kit-ask">
          <label htmlFor={`${id}value`}>{t(BATCH.value)}</label>
          <Control key={name} field={field} id={`${id}value`} value={value} onChange={setValue} disabled={empty} />
          {!field.required && field.kind !== 'bool' && (
            <Checkbox checked={empty} onChange={(event) => setEmpty(event.target.checked)}>
              {t(BATCH.empty)}
            </Checkbox>
          )}
        </div>
      )}
    </Modal>
  );
}
