import { UnorderedListOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { Among } from '../../resource/choices.ts';
import type { Field } from '../../resource/field.ts';
import { chooseText } from '../fields/fields.text.ts';
import { asIds } from '../fields/ref-value.ts';
import { kitOf } from '../fields/registry.ts';
import { t } from '../i18n.ts';
import { type PickOption, records } from '../records/record-calls.ts';
import { FORM } from './form.text.ts';

type Props = {
  field: Field;
  /** Those alone that the form leaves to choose. */
  among: Among;
  onPick: (chosen: readonly PickOption[]) => void;
};

/** Several records at once, each of which becomes a line. */
export function LinesPicker({ field, among, onPick }: Props) {
  const [open, setOpen] = useState(false);
  const pick = async (ids: readonly number[]) => {
    const found = await records.options({ name: String(field.target) }, { ids, size: ids.length });
    setOpen(false);
    const order = new Map(ids.map((id, i) => [id, i]));
    onPick(found.toSorted((a, b) => order.get(a.id)! - order.get(b.id)!));
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="topLeft"
      destroyOnHidden
      content={<Choice field={field} among={among} onPick={(ids) => void pick(ids).catch(() => undefined)} />}
    >
      <Button size="small" icon={<UnorderedListOutlined />}>
        {t(FORM.pickLines, { label: t(field.label) })}
      </Button>
    </Popover>
  );
}

type ChoiceProps = Pick<Props, 'field' | 'among'> & { onPick: (ids: readonly number[]) => void };

function Choice({ field, among, onPick }: ChoiceProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const many = { ...field, variant: 'many' };
  const { Control } = kitOf(many);
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="lines-picker" ref={box}>
      <Control
        field={many}
        among={among}
        id={id}
        value={chosen}
        ariaLabel={t(chooseText(field.label))}
        onChange={(value) => setChosen(asIds(value))}
      />
      <Button type="primary" size="small" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
        {t(FORM.addLines, { n: chosen.length })}
      </Button>
    </div>
  );
}
