import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { copyText } from '../../../kernel/web/clipboard.ts';
import { confirm } from '../../../kernel/web/confirm.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { lang, listed, t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { Answer, type Answered } from './answer.web.tsx';
import { DOCS_TEXT as TEXT } from './api-docs.text.ts';
import { type DocumentedCall, exampleOf } from './document.rules.ts';
import { sendCall } from './send-call.web.ts';
import { curlOf, missingValues } from './try-out.rules.ts';

/** Uploads cannot be written down as JSON. */
const takesFile = ({ method, path }: DocumentedCall): boolean =>
  method !== 'GET' && /\/(files|import|upload\w*|avatar)$/.test(path);

/** Sends the call as the person signed in. */
export function TryOut({ call }: { call: DocumentedCall }) {
  const prefix = useId();
  const [values, setValues] = useState<Record<string, string>>({});
  const [body, setBody] = useState(() => (call.body ? JSON.stringify(exampleOf(call.body), null, 2) : undefined));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<Answered>();

  if (takesFile(call)) return <Panel title={t(TEXT.tryOut)}>{t(TEXT.upload)}</Panel>;

  async function send(): Promise<void> {
    const missing = missingValues(call, values);
    const parsed = parse(body);
    if (missing.length > 0) return setProblem(t(TEXT.missing, { names: listed(missing) }));
    if (!parsed.ok) return setProblem(t(TEXT.badJson));
    setProblem(undefined);
    if (call.method !== 'GET') {
      const effect = t(TEXT.sure, { call: `${call.method} ${call.path}` });
      if (!(await confirm({ title: t(TEXT.writes), effect, act: t(TEXT.send), danger: true }))) return;
    }
    setBusy(true);
    setAnswered(await sendCall(call, { values, body: parsed.value }));
    setBusy(false);
  }

  async function copy(): Promise<void> {
    const line = curlOf(call, { origin: location.origin, values, body, lang });
    if (await copyText(line)) notify.success(t(TEXT.copied));
    else notify.error(t(TEXT.notCopied));
  }

  return (
    <Panel title={t(TEXT.tryOut)} extra={<span className="monitor-note">{t(TEXT.tryNote)}</span>}>
      <form
        className="docs-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {call.parameters.map(({ name, required, schema }) => (
          <div key={name} className="docs-field">
            <label htmlFor={`${prefix}${name}`} translate="no">
              {name}
              {required && <span className="docs-required">{t(TEXT.required)}</span>}
            </label>
            <Input
              id={`${prefix}${name}`}
              value={values[name] ?? ''}
              placeholder={
                schema.default === undefined ? undefined : t(TEXT.standard, { value: String(schema.default) })
              }
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          </div>
        ))}
        {body !== undefined && (
          <div className="docs-field" data-wide="true">
            <label htmlFor={`${prefix}-body`}>{t(TEXT.body)}</label>
            <Input.TextArea
              id={`${prefix}-body`}
              className="docs-body"
              value={body}
              autoSize={{ minRows: 4, maxRows: 18 }}
              spellCheck={false}
              onChange={(event) => setBody(event.target.value)}
            />
          </div>
        )}
        {problem && (
          <p className="docs-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="docs-acts">
          <Button type="primary" htmlType="submit" loading={busy}>
            {t(TEXT.send)}
          </Button>
          <Button onClick={() => void copy()}>{t(TEXT.copyCurl)}</Button>
        </div>
      </form>
      {answered && <Answer answered={answered} />}
    </Panel>
  );
}

function parse(body: string | undefined): { ok: true; value: unknown } | { ok: false } {
  if (body === undefined) return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(body) };
  } catch {
    return { ok: false };
  }
}
