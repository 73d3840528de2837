import { t } from '../i18n.ts';
import { entryName, entryTone, useDictEntries } from './dict-entries.ts';
import { Empty, isBlank } from './empty.tsx';
import { DISABLED_ENTRY } from './fields.text.ts';
import type { ControlProps, DisplayProps, FieldKit } from './kit.ts';
import { OptionSelect, OptionWord } from './option-select.tsx';

/** Disabled entries are offered only where the record already holds them. */
function Control(props: ControlProps) {
  const entries = useDictEntries(String(props.field.target));
  const options = entries
    .filter((entry) => entry.enabled || entry.code === props.value)
    .map((entry) => ({
      value: entry.code,
      label: entry.enabled ? entryName(entry) : t(DISABLED_ENTRY, { name: entryName(entry) }),
    }));
  return <OptionSelect {...props} options={options} />;
}

function Display({ field, value }: DisplayProps) {
  const entries = useDictEntries(String(field.target));
  const entry = entries.find((one) => one.code === value);
  if (isBlank(value)) return <Empty />;
  // Until the words are there nothing is shown: a code says nothing to its reader.
  const word = entry ? entryName(entry) : entries.length === 0 ? '' : String(value);
  return <OptionWord word={word} tone={entryTone(entry)} />;
}

/** dict: values that administrators keep in a dictionary. */
export const dictKit: FieldKit = { Control, Display };
