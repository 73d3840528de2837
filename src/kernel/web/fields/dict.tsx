import { Select } from 'antd';
import { t } from '../i18n.ts';
import { StatusTag } from '../marks/status-tag.tsx';
import { entryName, entryTone, useDictEntries } from './dict-entries.ts';
import { Empty, isBlank } from './empty.tsx';
import { DISABLED_ENTRY, SELECT } from './fields.text.ts';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';

/** Disabled entries are offered only where the record already holds them. */
function Control(props: ControlProps) {
  const entries = useDictEntries(String(props.field.target));
  const { onBlur, ...aria } = ariaOf(props);
  const options = entries
    .filter((entry) => entry.enabled || entry.code === props.value)
    .map((entry) => ({
      value: entry.code,
      label: entry.enabled ? entryName(entry) : t(DISABLED_ENTRY, { name: entryName(entry) }),
    }));
  return (
    <Select
      {...aria}
      onBlur={onBlur}
      value={isBlank(props.value) ? undefined : String(props.value)}
      options={options}
      placeholder={props.placeholder ?? t(SELECT, { label: t(props.field.label) })}
      disabled={props.disabled || props.readOnly}
      allowClear={!props.required}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={(value) => props.onChange(value ?? null)}
    />
  );
}

function Display({ field, value }: DisplayProps) {
  const entries = useDictEntries(String(field.target));
  const entry = entries.find((one) => one.code === value);
  if (isBlank(value)) return <Empty />;
  // Until the words are there nothing is shown: a code says nothing to its reader.
  const word = entry ? entryName(entry) : entries.length === 0 ? '' : String(value);
  const tone = entryTone(entry);
  return tone ? <StatusTag tone={tone}>{word}</StatusTag> : <span>{word}</span>;
}

/** dict: values that administrators keep in a dictionary. */
export const dictKit: FieldKit = { Control, Display };
