import { useQuery } from '@tanstack/react-query';
import type { AnyResource } from '../../resource/resource.ts';
import type { Tone } from '../../resource/tone.ts';
import { type TracedKind, traceCall } from '../../trace.calls.ts';
import { OptionWord } from '../fields/option-select.tsx';
import { t } from '../i18n.ts';
import { SkeletonRows } from '../list/list-message.tsx';
import { recordKeys } from '../records/record-keys.ts';
import { RecordLink } from '../records/record-link.tsx';
import { call } from '../request.ts';
import { DETAIL } from './detail.text.ts';
import { Panel } from './panel.tsx';
import './trace.css';

/** The documents before and behind a record, kind by kind, each with its state; nothing where there are none. */
export function Trace({ resource, id }: { resource: AnyResource; id: number }) {
  const { data, isPending } = useQuery({
    queryKey: [...recordKeys.one(resource, id), 'trace'],
    queryFn: ({ signal }) => call(traceCall, { params: { resource: resource.name, id }, signal, quiet: true }),
  });
  if (isPending)
    return (
      <Panel title={t(DETAIL.trace)}>
        <SkeletonRows />
      </Panel>
    );
  if (!data || data.up.length + data.down.length === 0) return null;
  return (
    <Panel title={t(DETAIL.trace)}>
      <Way label={t(DETAIL.madeOf)} kinds={data.up} />
      <Way label={t(DETAIL.becomes)} kinds={data.down} />
    </Panel>
  );
}

function Way({ label, kinds }: { label: string; kinds: readonly TracedKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <section className="trace-way">
      <h4>{label}</h4>
      <dl>
        {kinds.map(({ resource, label: kind, records, count, capped }) => (
          <div key={resource}>
            <dt>
              {t(kind)}
              {count > 1 && <span className="num">{capped ? `${count}+` : count}</span>}
            </dt>
            <dd>
              {records.map(({ id, name, state }) => (
                <span key={id} className="trace-record">
                  <RecordLink resource={resource} id={id}>
                    {name}
                  </RecordLink>
                  {state && <OptionWord word={state.text} tone={state.tone as Tone | undefined} />}
                </span>
              ))}
              {count > records.length && (
                <span className="trace-more">{t(DETAIL.traceMore, { n: count - records.length })}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
