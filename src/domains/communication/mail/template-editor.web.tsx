import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Tooltip } from 'antd';
import { useRef, useState } from 'react';
import type { Lang } from '../../../kernel/text.ts';
import { confirm } from '../../../kernel/web/confirm.ts';
import { DraftOffer } from '../../../kernel/web/drafts/draft-offer.tsx';
import { useKeptState } from '../../../kernel/web/drafts/use-kept-state.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import { wholeTime } from '../../../kernel/web/when.ts';
import { resetMailTemplate, saveMailTemplate } from './mail.calls.ts';
import { MAIL_TEXT as TEXT } from './mail.text.ts';
import { DIGEST, fillTemplate, GENERAL, placesOf, templateProblems } from './template.rules.ts';
import { TEMPLATES_KEY } from './templates.web.tsx';

type Kept = { subject: string; body: string; version: number; updatedBy: string | null; updatedAt: string | null };

/** Subject and body with their placeholders, and beside them what the reader would get. */
export function TemplateEditor({ name, lang, kept }: { name: string; lang: Lang; kept: Kept }) {
  const queries = useQueryClient();
  const [subject, setSubject] = useState(kept.subject);
  const [body, setBody] = useState(kept.body);
  const frame = useRef<HTMLDivElement>(null);
  const places = placesOf(name);
  const problems = templateProblems(name, { subject, body });
  const problemOf = (field: 'subject' | 'body'): string =>
    problems.flatMap((one) => (one.field === field ? [t(one.message)] : [])).join(' ');
  const changed = subject !== kept.subject || body !== kept.body;
  useUnsaved(changed);
  const draft = useKeptState({
    name: `mail-template:${name}.${lang}`,
    title: `${t(TEXT.templates)} ${kept.subject}`,
    value: changed ? { subject, body } : undefined,
  });
  const restore = () => {
    const typed = draft.take();
    if (!typed) return;
    setSubject(typed.subject);
    setBody(typed.body);
  };
  const mayEdit = hasPermission(saveMailTemplate.permission);
  const samples = Object.fromEntries(Object.entries(places).map(([word, place]) => [word, place.sample[lang]]));
  const filled = fillTemplate({ subject, body }, samples);

  const fresh = (): Promise<void> => queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
  function insert(word: string): void {
    const at = frame.current?.querySelector('textarea');
    const start = at?.selectionStart ?? body.length;
    const end = at?.selectionEnd ?? body.length;
    setBody(`${body.slice(0, start)}{${word}}${body.slice(end)}`);
    at?.focus();
  }
  async function save(): Promise<void> {
    await call(saveMailTemplate, { body: { name, lang, subject, body, version: kept.version } });
    notify.success(t(TEXT.saved));
    draft.done();
    await fresh();
  }
  async function reset(): Promise<void> {
    if (!(await confirm({ title: t(TEXT.resetSure), effect: t(TEXT.resetEffect), act: t(TEXT.reset), danger: true })))
      return;
    await call(resetMailTemplate, { body: { name, lang, version: kept.version } });
    await fresh();
  }
  const standing =
    kept.version > 0
      ? t(TEXT.changedBy, { name: kept.updatedBy ?? '', at: kept.updatedAt ? wholeTime(kept.updatedAt) : '' })
      : t(name === GENERAL || name === DIGEST ? TEXT.asShipped : TEXT.asGeneral);

  return (
    <div className="mail-columns" ref={frame}>
      <div className="mail-form">
        {draft.found && <DraftOffer at={draft.found.at} onRestore={restore} onDrop={draft.refuse} />}
        <p className="mail-note">{standing}</p>
        <label htmlFor="mail-subject">{t(TEXT.subject)}</label>
        <Input
          id="mail-subject"
          value={subject}
          maxLength={300}
          readOnly={!mayEdit}
          status={problemOf('subject') ? 'error' : undefined}
          onChange={(event) => setSubject(event.target.value)}
        />
        <p className="mail-error" role={problemOf('subject') ? 'alert' : undefined}>
          {problemOf('subject')}
        </p>
        <label htmlFor="mail-body">{t(TEXT.body)}</label>
        <Input.TextArea
          id="mail-body"
          translate="no"
          autoSize={{ minRows: 10, maxRows: 20 }}
          value={body}
          maxLength={10_000}
          readOnly={!mayEdit}
          status={problemOf('body') ? 'error' : undefined}
          onChange={(event) => setBody(event.target.value)}
        />
        <p className="mail-error" role={problemOf('body') ? 'alert' : undefined}>
          {problemOf('body')}
        </p>
        {mayEdit && (
          <>
            <p className="mail-note">{t(TEXT.places)}</p>
            <div className="mail-places">
              {Object.entries(places).map(([word, place]) => (
                <Tooltip key={word} title={`${t(place.label)} (${t(TEXT.placeTypes[place.type])})`}>
                  <Button size="small" onClick={() => insert(word)}>
                    <span translate="no">{`{${word}}`}</span>
                    <span className="visually-hidden">{t(place.label)}</span>
                  </Button>
                </Tooltip>
              ))}
            </div>
            <div className="mail-acts">
              {kept.version > 0 && (
                <Button danger onClick={() => void reset().catch(fresh)}>
                  {t(TEXT.reset)}
                </Button>
              )}
              <GuardButton type="primary" disabled={!changed || problems.length > 0} onClick={save}>
                {t(TEXT.save)}
              </GuardButton>
            </div>
          </>
        )}
      </div>
      <section className="mail-preview" aria-label={t(TEXT.preview)}>
        <h2>{t(TEXT.preview)}</h2>
        <p className="mail-title" translate="no">
          {filled.subject}
        </p>
        <pre className="mail-text" translate="no">
          {filled.text}
        </pre>
      </section>
    </div>
  );
}
