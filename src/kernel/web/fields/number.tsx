import { figureText, numberText } from '../../resource/number-text.ts';
import { fixedUnit } from '../../resource/unit.ts';
import { Empty, isBlank } from './empty.tsx';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';
import { numberValue, typedNumber } from './number-value.ts';
import { NumericInput } from './numeric-input.tsx';
import './fields.css';

const limit = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));

function Control(props: ControlProps) {
  const { field } = props;
  const kept = isBlank(props.value) ? '' : String(props.value);
  const value = typedNumber(field, kept);
  const percent = field.variant === 'percent';
  const unit = props.unit ?? fixedUnit(field);
  return (
    <NumericInput
      {...ariaOf(props)}
      className={props.ariaLabel ? 'field-number field-number-cell' : 'field-number'}
      value={value}
      shown={kept && figureText(field, kept) !== '—' ? figureText(field, kept) : value}
      placeholder={props.placeholder}
      readOnly={props.readOnly}
      suffix={unit && !props.ariaLabel ? <span className="field-unit-in">{unit}</span> : undefined}
      min={limit(field.min)}
      max={percent ? '100' : limit(field.max)}
      precision={percent ? 2 : (field.scale ?? 0)}
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
