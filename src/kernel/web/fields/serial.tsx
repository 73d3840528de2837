import { t } from '../i18n.ts';
import { Input } from './antd-input.ts';
import { Empty, isBlank } from './empty.tsx';
import { BY_SERVER } from './fields.text.ts';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';

function Control(props: ControlProps) {
  return <Input {...ariaOf(props)} value={String(props.value ?? '')} placeholder={t(BY_SERVER)} readOnly />;
}

function Display({ value }: DisplayProps) {
  return isBlank(value) ? <Empty /> : <span className="num">{String(value)}</span>;
}

/** serial: a document number given by the server. */
export const serialKit: FieldKit = { Control, Display };
