import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { saveBlob } from '../../../kernel/web/save-file.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import '../../../kernel/web/detail/detail.css';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { Facts, Failed } from '../monitor-server/monitor-parts.web.tsx';
import './api-docs.css';
import { DOCS_TEXT as TEXT } from './api-docs.text.ts';
import { CallList, type Sieve } from './call-list.web.tsx';
import { CallView } from './call-view.web.tsx';
import { useDocuments } from './use-documents.web.ts';

/** Every call of this server, from the same declarations that serve them. */
export function Page() {
  const { calls, domains, permissions, document, error, refresh } = useDocuments();
  const mobile = useMobile();
  const [sieve, setSieve] = useState<Sieve>({ domain: undefined, words: '' });
  const [chosen, setChosen] = useState<string>();
  const call = calls?.find((one) => one.key === chosen);
  const alone = mobile && call !== undefined;
  return (
    <div className="docs">
      <header className="monitor-head">
        <h1>{t(TEXT.title)}</h1>
        {calls && <span className="monitor-note">{t(TEXT.count, { n: calls.length })}</span>}
        <span className="monitor-acts">
          <Button disabled={!document} onClick={() => save(document)}>
            {t(TEXT.download)}
          </Button>
        </span>
      </header>
      {error && <Failed error={error} onRetry={refresh} />}
      {!calls && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {calls && (
        <div className="docs-columns">
          {!alone && (
            <CallList
              calls={calls}
              domains={domains}
              sieve={sieve}
              onSieve={setSieve}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          {alone && (
            <Button type="link" icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={() => setChosen(undefined)}>
              {t(TEXT.back)}
            </Button>
          )}
          {call && <CallView call={call} permissions={permissions} />}
          {!call && !mobile && <HowTo />}
        </div>
      )}
    </div>
  );
}

/** What every call has in common, until one is chosen. */
function HowTo() {
  return (
    <article className="docs-call">
      <Panel title={t(TEXT.howTo)} extra={<span className="monitor-note">{t(TEXT.pick)}</span>}>
        <Facts
          facts={[
            [t(TEXT.address), <Code key="address">{location.origin}</Code>],
            [t(TEXT.identity), said('Authorization: Bearer …', t(TEXT.identityIs))],
            [t(TEXT.wording), said('Accept-Language: zh | en', t(TEXT.wordingIs))],
            [t(TEXT.once), said('Idempotency-Key: …', t(TEXT.onceIs))],
            [t(TEXT.refusal), said('{ code, message, errors }', t(TEXT.refusalIs))],
          ]}
        />
      </Panel>
    </article>
  );
}

/** What a program writes is nobody's to translate. */
const Code = ({ children }: { children: string }) => <code translate="no">{children}</code>;
const said = (code: string, words: string) => (
  <>
    <Code>{code}</Code> {words}
  </>
);

function save(document: unknown): void {
  const blob = new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
  saveBlob(blob, 'fairway-openapi.json');
}
