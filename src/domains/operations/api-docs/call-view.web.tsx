import { ERROR_STATUS, type ErrorCode } from '../../../kernel/errors.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { REFUSALS, DOCS_TEXT as TEXT } from './api-docs.text.ts';
import { type DocumentedCall, type SchemaLine, schemaLines } from './document.rules.ts';
import { MethodTag } from './method-tag.web.tsx';
import { SchemaTable } from './schema-table.web.tsx';
import { TryOut } from './try-out.web.tsx';

type Props = { call: DocumentedCall; permissions: Readonly<Record<string, string>> };

/** One call whole: what it takes, what it answers, why it refuses, and a way to try it. */
export function CallView({ call, permissions }: Props) {
  const body = schemaLines(call.body);
  const reply = schemaLines(call.reply);
  const parameters = parameterLines(call);
  return (
    <article className="docs-call" aria-label={call.summary}>
      <header>
        <h2>{call.summary}</h2>
        <p className="docs-address">
          <MethodTag method={call.method} />
          <code translate="no">{call.path}</code>
        </p>
        <Permission code={call.permission} word={permissions[call.permission]} />
      </header>
      {parameters.length > 0 && (
        <Panel title={t(TEXT.parameters)}>
          <SchemaTable lines={parameters} label={t(TEXT.parameters)} />
        </Panel>
      )}
      {body.length > 0 && (
        <Panel title={t(TEXT.body)}>
          <SchemaTable lines={body} label={t(TEXT.body)} />
        </Panel>
      )}
      <TryOut key={call.key} call={call} />
      <Panel title={t(TEXT.reply)}>
        {reply.length > 0 ? <SchemaTable lines={reply} label={t(TEXT.reply)} /> : <p>{t(TEXT.noReply)}</p>}
      </Panel>
      <Panel title={t(TEXT.errors)}>
        <ul className="docs-errors">
          {refusalsOf(call).map((code) => (
            <li key={code}>
              <span className="num">{ERROR_STATUS[code]}</span>
              <code translate="no">{code}</code>
              <span>{t(REFUSALS[code])}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </article>
  );
}

function Permission({ code, word }: { code: string; word: string | undefined }) {
  const open = code === 'public' || code === 'signedIn';
  const held = usePermission(code) || open;
  return (
    <p className="docs-permission">
      <span className="monitor-note">{t(TEXT.permission)}</span>
      <span>{code === 'public' ? t(TEXT.public) : code === 'signedIn' ? t(TEXT.signedIn) : (word ?? code)}</span>
      {!open && (
        <>
          <code translate="no">{code}</code>
          <StatusTag tone={held ? 'green' : 'amber'}>{t(held ? TEXT.youHold : TEXT.youLack)}</StatusTag>
        </>
      )}
    </p>
  );
}

function parameterLines(call: DocumentedCall): SchemaLine[] {
  return call.parameters.flatMap(({ name, required, schema, in: place }) => {
    const [line] = schemaLines({ properties: { [name]: schema }, required: required ? [name] : [] });
    if (!line) return [];
    const where = place === 'path' ? TEXT.path : TEXT.query;
    const about = [t(where), t(line.about)].filter(Boolean).join(lang === 'zh' ? '；' : '; ');
    return [{ ...line, path: `${place} ${name}`, about: { zh: about, en: about } }];
  });
}

const WRITES: readonly ErrorCode[] = ['STALE', 'CONFLICT', 'WRONG_STATE', 'DUPLICATE'];

/** The refusals that a call of this kind may answer. */
function refusalsOf({ method, permission, path }: DocumentedCall): ErrorCode[] {
  return (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => {
    if (code === 'SIGN_IN') return permission !== 'public' || path.startsWith('/auth');
    if (code === 'FORBIDDEN') return permission !== 'public';
    if (code === 'LOCKED') return path.startsWith('/auth');
    if (code === 'UNSUPPORTED_FILE') return /file|import|upload|avatar/i.test(path);
    if (code === 'RULE' || code === 'TOO_LARGE') return method !== 'GET';
    return method !== 'GET' || !WRITES.includes(code);
  });
}
