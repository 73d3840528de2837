import { lazy, Suspense } from 'react';
import { RecordLink } from '../records/record-link.tsx';
import { Input } from './antd-input.ts';
import { Empty, isBlank } from './empty.tsx';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';
import { lazyControl } from './lazy-control.tsx';
import { RichMask } from './rich-mask.tsx';
import './fields.css';

const RichEditor = lazy(() => import('./rich-editor.tsx').then((m) => ({ default: m.RichEditor })));
const LongControl = lazyControl(() => import('./long-control.tsx'));
const RichRead = lazy(() => import('./rich-read.tsx').then((m) => ({ default: m.RichRead })));

function Control(props: ControlProps) {
  const value = typeof props.value === 'string' ? props.value : '';
  if (props.field.variant === 'rich') {
    return (
      <Suspense fallback={<RichMask />}>
        <RichEditor {...props} />
      </Suspense>
    );
  }
  if (props.field.variant === 'long') return <LongControl {...props} />;
  return (
    <Input
      {...ariaOf(props)}
      value={value}
      placeholder={props.placeholder}
      readOnly={props.readOnly}
      // Its mask is no beginning of another number: whoever types replaces it.
      onFocus={props.field.variant === 'sealed' ? (event) => event.currentTarget.select() : undefined}
      autoComplete="off"
      onChange={(event) => props.onChange(event.target.value || null)}
    />
  );
}

function Display({ field, value, document, mode = 'cell' }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  const text = String(value);
  if (document && mode !== 'print') return <RecordLink {...document}>{text}</RecordLink>;
  if (field.variant === 'rich') {
    if (mode === 'cell') return <span translate="no">{text.replace(/<[^<>]*>/g, ' ').trim()}</span>;
    return (
      <Suspense fallback={null}>
        <RichRead html={text} />
      </Suspense>
    );
  }
  // What people typed stays in the language they typed it in; codes computed by us are words of ours.
  const typed = field.kind === 'text' ? { translate: 'no' as const } : {};
  return mode === 'cell' ? (
    <span {...typed}>{text}</span>
  ) : (
    <span className="field-long" {...typed}>
      {text}
    </span>
  );
}

/** text: a line, a long text, or rich text (loaded when first needed). */
export const textKit: FieldKit = { Control, Display };
