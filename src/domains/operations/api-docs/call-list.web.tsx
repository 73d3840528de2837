import { SearchOutlined } from '@ant-design/icons';
import { Input, Select } from 'antd';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { DOCS_TEXT as TEXT } from './api-docs.text.ts';
import { type DocumentedCall, siftCalls } from './document.rules.ts';
import { MethodTag } from './method-tag.web.tsx';

export type Sieve = { readonly domain: string | undefined; readonly words: string };

type Props = {
  calls: readonly DocumentedCall[];
  domains: readonly { domain: string; label: string }[];
  sieve: Sieve;
  onSieve: (sieve: Sieve) => void;
  chosen: string | undefined;
  onChoose: (key: string) => void;
};

/** All calls by domain, found by path, summary or permission. */
export function CallList({ calls, domains, sieve, onSieve, chosen, onChoose }: Props) {
  const found = siftCalls(calls, sieve);
  const groups = [...domains, { domain: '', label: t(TEXT.kernel) }];
  return (
    <nav className="docs-list" aria-label={t(TEXT.calls)}>
      <search className="docs-sieve">
        <Input
          prefix={<SearchOutlined aria-hidden="true" />}
          placeholder={t(TEXT.search)}
          aria-label={t(TEXT.search)}
          value={sieve.words}
          allowClear={clearable()}
          onChange={(event) => onSieve({ ...sieve, words: event.target.value })}
        />
        <Select
          aria-label={t(TEXT.domain)}
          value={sieve.domain ?? '*'}
          onChange={(domain) => onSieve({ ...sieve, domain: domain === '*' ? undefined : domain })}
          options={[
            { value: '*', label: t(TEXT.all) },
            ...groups.map(({ domain, label }) => ({ value: domain, label })),
          ]}
        />
      </search>
      <div className="docs-groups">
        {found.length === 0 && <p className="monitor-note docs-none">{t(TEXT.noMatch)}</p>}
        {groups.map(({ domain, label }) => {
          const mine = found.filter((call) => call.domain === domain);
          return (
            mine.length > 0 && (
              <section key={domain} aria-label={label}>
                <h2>
                  {label} <span className="num">{mine.length}</span>
                </h2>
                <ul>
                  {mine.map((call) => (
                    <li key={call.key}>
                      <button type="button" aria-current={call.key === chosen} onClick={() => onChoose(call.key)}>
                        <MethodTag method={call.method} />
                        <span>
                          <span className="docs-summary">{call.summary}</span>
                          <code translate="no">{call.path}</code>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </nav>
  );
}
