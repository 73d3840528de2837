import { TextArea } from './antd-text-area.ts';
import { ariaOf, type ControlProps } from './kit.ts';

/** Several lines of plain text; grows with what is typed. */
export function Control(props: ControlProps) {
  const value = typeof props.value === 'string' ? props.value : '';
  return (
    <TextArea
      {...ariaOf(props)}
      value={value}
      placeholder={props.placeholder}
      readOnly={props.readOnly}
      autoSize={{ minRows: 2, maxRows: 8 }}
      onChange={(event) => props.onChange(event.target.value || null)}
    />
  );
}
