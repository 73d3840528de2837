import { Input } from 'antd';
import { useState } from 'react';
import { t } from '../i18n.ts';
import { Empty, isBlank } from './empty.tsx';
import { NOT_JSON } from './fields.text.ts';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';

const written = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2);

function Control(props: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  return (
    <>
      <Input.TextArea
        {...ariaOf(props)}
        value={typed ?? written(props.value)}
        autoSize={{ minRows: 3, maxRows: 16 }}
        readOnly={props.readOnly}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (typed === null) return;
          try {
            props.onChange(typed.trim() ? JSON.parse(typed) : null);
            setTyped(null);
            setWrong(false);
          } catch {
            setWrong(true);
          }
          props.onBlur?.();
        }}
      />
      {wrong && (
        <span className="form-error" role="alert">
          {t(NOT_JSON)}
        </span>
      )}
    </>
  );
}

function Display({ value, mode = 'cell' }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  return mode === 'cell' ? <span>{JSON.stringify(value)}</span> : <pre className="field-json">{written(value)}</pre>;
}

export const jsonKit: FieldKit = { Control, Display };
