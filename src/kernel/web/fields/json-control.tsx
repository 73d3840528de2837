import { useState } from 'react';
import { t } from '../i18n.ts';
import { TextArea } from './antd-text-area.ts';
import { NOT_JSON } from './fields.text.ts';
import { written } from './json-text.ts';
import { ariaOf, type ControlProps } from './kit.ts';
import './field-error.css';

export function Control(props: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  return (
    <>
      <TextArea
        {...ariaOf(props)}
        translate="no"
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
