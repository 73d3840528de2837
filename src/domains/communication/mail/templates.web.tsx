import { useQuery } from '@tanstack/react-query';
import { Button, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import type { Lang } from '../../../kernel/text.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { mailTemplates } from './mail.calls.ts';
import { MAIL_TEXT as TEXT } from './mail.text.ts';
import { TemplateEditor } from './template-editor.web.tsx';

export const TEMPLATES_KEY = ['mailTemplates'];

/** The templates, one at a time in one language. */
export function Templates() {
  const [name, setName] = useState<string>();
  const [of, setOf] = useState<Lang>(lang);
  const { data, error, refetch } = useQuery({
    queryKey: TEMPLATES_KEY,
    queryFn: ({ signal }) => call(mailTemplates, { signal, quiet: true }),
  });
  if (error)
    return (
      <p role="alert">
        {messageOf(error)} <Button onClick={() => void refetch()}>{t(TEXT.retryLoad)}</Button>
      </p>
    );
  const template = data?.find((one) => one.name === name) ?? data?.[0];
  if (!data || !template) return <Skeleton active />;
  return (
    <>
      <div className="mail-band">
        <Select
          className="mail-template"
          aria-label={t(TEXT.template)}
          value={template.name}
          popupMatchSelectWidth={false}
          options={data.map((one) => ({
            value: one.name,
            label: one[of].version > 0 ? `${one.label} · ${t(TEXT.own)}` : one.label,
          }))}
          onChange={setName}
        />
        <Segmented<Lang>
          aria-label={t(TEXT.language)}
          value={of}
          options={[
            { value: 'zh', label: <span lang="zh">{t(TEXT.zh)}</span> },
            { value: 'en', label: <span lang="en">{t(TEXT.en)}</span> },
          ]}
          onChange={setOf}
        />
      </div>
      <TemplateEditor
        key={`${template.name} ${of} ${template[of].version}`}
        name={template.name}
        lang={of}
        kept={template[of]}
      />
    </>
  );
}
