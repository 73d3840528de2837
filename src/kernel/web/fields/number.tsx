import { figureText, numberText } from '../../resource/number-text.ts';
import { fixedUnit } from '../../resource/unit.ts';
import { Empty, isBlank } from './empty.tsx';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';
import { numberValue } from './number-value.ts';
import { NumericInput } from './numeric-input.tsx';
import './fields.css';

const limit = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));

function Control(props: ControlProps) {
  const { field } = props;
  const value = isBlank(props.value) ? '' : String(props.value);
  const unit = props.unit ?? fixedUnit(field);
  return (
    <NumericInput
      {...ariaOf(props)}
      className={props.ariaLabel ? 'field-number field-number-cell' : 'field-number'}
      value={value}
      shown={value && figureText(field, value) !== '—' ? figureText(field, value) : value}
      placeholder={props.placeholder}
      readOnly={props.readOnly}
      suffix={unit && !props.ariaLabel ? <span className="field-unit-in">{unit}</span> : undefined}
      min={limit(field.min)}
      max={limit(field.max)}
      precision={field.scale ?? 0}
      onChange={(text) => props.onChange(numberValue(field, text))}
    />
  );
}

function Display({ field, value, unit, mode = 'cell' }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  return (
    <span className="num">
      {numberText(field, value)}
      <Unit word={unit ?? (mode === 'cell' ? undefined : fixedUnit(field))} />
    </span>
  );
}

/** The unit in small grey after a figure; in tables one that is the same in all rows stands in the head instead. */
function Unit({ word }: { word: string | undefined }) {
  return word ? <span className="field-unit">{word}</span> : null;
}

/** number: whole, decimal, money, quantity. */
export const numberKit: FieldKit = { Control, Display };
