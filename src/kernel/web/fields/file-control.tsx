import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { messageOf } from '../request.ts';
import { DROP_HERE, REPLACE, UPLOAD, UPLOAD_FAILED, UPLOADING } from './fields.text.ts';
import { FileChip } from './file-chip.tsx';
import { asIds, nameOf } from './file-ids.ts';
import type { ControlProps } from './kit.ts';
import { uploadFile } from './stored-file.ts';
import './field-error.css';
import './fields.css';

type Sending = { key: number; name: string; done: number; failed?: string };

export function Control(props: ControlProps) {
  const { field } = props;
  const many = field.variant === 'many';
  const ids = asIds(props.value);
  const latest = useRef(ids);
  latest.current = ids;
  const picker = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [over, setOver] = useState(false);
  const locked = props.disabled || props.readOnly;

  async function send(file: File, key: number): Promise<void> {
    const update = (change: Partial<Sending>) =>
      setSending((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));
    try {
      const stored = await uploadFile(file, (done) => update({ done }));
      latest.current = many ? [...latest.current, stored.id] : [stored.id];
      props.onChange(many ? latest.current : stored.id);
      setSending((now) => now.filter((one) => one.key !== key));
    } catch (error) {
      update({ failed: t(UPLOAD_FAILED, { name: file.name, cause: messageOf(error) }) });
    }
  }

  function take(list: FileList | null): void {
    const files = [...(list ?? [])].slice(0, many ? undefined : 1);
    const start = performance.now();
    const rows = files.map((file, i) => ({ key: start + i, name: file.name, done: 0 }));
    setSending((now) => [...now.filter((one) => !one.failed), ...rows]);
    files.forEach((file, i) => void send(file, start + i));
  }

  return (
    <fieldset
      className="field-files field-drop"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!locked);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!locked) take(event.dataTransfer.files);
      }}
      aria-label={t(field.label)}
    >
      {ids.map((id) => (
        <FileChip
          key={id}
          id={id}
          name={nameOf(ids, id, props.label)}
          onRemove={locked ? undefined : () => props.onChange(many ? ids.filter((one) => one !== id) : null)}
        />
      ))}
      {sending.map((one) => (
        <span key={one.key} className="field-file-group" role={one.failed ? 'alert' : 'status'}>
          {one.failed ? <span className="form-error">{one.failed}</span> : <UploadProgress sending={one} />}
        </span>
      ))}
      {!locked && (
        <>
          <input
            ref={picker}
            type="file"
            hidden
            multiple={many}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          <Button
            id={props.id}
            icon={<UploadOutlined />}
            aria-describedby={props.describedBy}
            title={t(DROP_HERE)}
            onClick={() => picker.current?.click()}
            onBlur={props.onBlur}
          >
            {t(!many && ids.length > 0 ? REPLACE : UPLOAD)}
          </Button>
        </>
      )}
    </fieldset>
  );
}

function UploadProgress({ sending }: { sending: Sending }) {
  const label = t(UPLOADING, { name: sending.name });
  return (
    <span className="field-file">
      <span className="field-file-name">{label}</span>
      <progress value={sending.done} max={1} aria-label={label} />
    </span>
  );
}
