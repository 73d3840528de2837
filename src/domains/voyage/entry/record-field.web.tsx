import type { Field } from '../../../kernel/resource/field.ts';
import { fixedUnit } from '../../../kernel/resource/unit.ts';
import type { Text } from '../../../kernel/text.ts';
import { formatDecimal, isDecimal } from '../../../kernel/value/decimal.ts';
import { entryName, useDictEntries } from '../../../kernel/web/fields/dict-entries.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { MEASURE_MODE_TEXT, PROTEST_KIND_TEXT, SOF_ACCOUNT_TEXT, SOF_EVENT_TEXT } from '../reports/cargo.text.ts';
import { ANCHOR_REASON_TEXT } from '../reports/event.text.ts';
import { type Choice, ChoiceControl, NumberControl, TextControl, YesNoControl } from './entry-controls.web.tsx';
import { EntryField, EntryOutput } from './entry-field.web.tsx';
import { FileControl, RefControl } from './entry-ref.web.tsx';
import { TimeField } from './entry-time.web.tsx';
import { choicesOf } from './report-field.web.tsx';
import { useScope } from './use-entry.web.ts';

/** The product's own words of the dictionaries, until the company's have come. */
const BUILT_IN: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  voyage_anchor_reason: ANCHOR_REASON_TEXT,
  voyage_sof_event: SOF_EVENT_TEXT,
  voyage_sof_account: SOF_ACCOUNT_TEXT,
  voyage_measure_mode: MEASURE_MODE_TEXT,
  voyage_protest_kind: PROTEST_KIND_TEXT,
  sof_event_type: SOF_EVENT_TEXT,
  sof_account: SOF_ACCOUNT_TEXT,
  cargo_measure_mode: MEASURE_MODE_TEXT,
  cargo_protest_kind: PROTEST_KIND_TEXT,
};

export function useDictChoices(code: string): Choice[] {
  const entries = useDictEntries(code);
  if (entries.length > 0)
    return entries.map((entry) => ({ value: entry.code, label: entryName(entry), disabled: !entry.enabled }));
  return Object.entries(BUILT_IN[code] ?? {}).map(([value, text]) => ({ value, label: t(text) }));
}

type Props = { path: string; field: Field; required?: boolean; span?: number; readOnly?: boolean };

/** A field of a record inside the report: a bunkering, a cargo operation, a waste. */
export function RecordField({ path, field, required = false, span, readOnly }: Props) {
  const label = t(field.label);
  if (field.kind === 'computed') return <ComputedField path={path} field={field} label={label} />;
  if (field.kind === 'datetime')
    return <TimeField path={path} label={label} required={required} span={span} readOnly={readOnly} />;
  return (
    <EntryField path={path} label={label} unit={fixedUnit(field)} required={required} span={span}>
      {(aria) => {
        const shared = { path, field, aria, readOnly };
        switch (field.kind) {
          case 'number':
            return <NumberControl {...shared} />;
          case 'ref':
            return <RefControl {...shared} />;
          case 'file':
            return <FileControl {...shared} />;
          case 'bool':
            return <YesNoControl {...shared} />;
          case 'choice':
            return <ChoiceControl {...shared} choices={choicesOf(field)} required={required} />;
          case 'dict':
            return <DictControl {...shared} required={required} />;
          default:
            return <TextControl {...shared} />;
        }
      }}
    </EntryField>
  );
}

function DictControl({ field, ...rest }: Omit<Parameters<typeof ChoiceControl>[0], 'choices'> & { field: Field }) {
  return <ChoiceControl {...rest} choices={useDictChoices(String(field.target))} />;
}

function ComputedField({ path, field, label }: { path: string; field: Field; label: string }) {
  const { value } = useField(useScope().entry.store, path);
  const shown = isDecimal(value) ? formatDecimal(value, field.scale) : '';
  return <EntryOutput label={label} unit={fixedUnit(field)} value={shown} />;
}
