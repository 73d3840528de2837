import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { flowVersionCall } from '../flows/flow.calls.ts';
import type { FlowView, Vocabulary } from '../flows/flow-shape.rules.ts';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { changeLines } from './change-words.web.ts';
import { compareTrees } from './compare-trees.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';

/** The flow in the picture, beside the numbers of versions. */
const DRAWN = 0;

/** A version as it was published; what is published does not change. */
const useVersion = (flowId: number, number: number) =>
  useQuery({
    queryKey: [...APPROVAL_KEY, 'flow-version', flowId, number],
    queryFn: ({ signal }) => call(flowVersionCall, { params: { id: flowId, number }, signal, quiet: true }),
    enabled: number !== DRAWN,
    staleTime: Number.POSITIVE_INFINITY,
  });

type Props = { flow: FlowView; tree: ApprovalTree; words: Vocabulary; onSelect: (id: string) => void };

/** What differs between two versions, or between a version and the picture. */
export function Comparison({ flow, tree, words, onSelect }: Props) {
  const id = useId();
  const numbers = flow.versions.map((one) => one.number);
  const [older, setOlder] = useState(numbers[1] ?? numbers[0] ?? DRAWN);
  const [newer, setNewer] = useState(DRAWN);
  const [from, to] = [useVersion(flow.id, older), useVersion(flow.id, newer)];
  const before = older === DRAWN ? tree : from.data?.tree;
  const after = newer === DRAWN ? tree : to.data?.tree;
  const changes = before && after ? compareTrees(before, after) : undefined;
  const error = from.error ?? to.error;
  const options = [
    { value: DRAWN, label: t(TEXT.drawn) },
    ...numbers.map((number) => ({ value: number, label: t(TEXT.version, { n: number }) })),
  ];
  return (
    <section className="design-diff" aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t(TEXT.compareTitle)}</h3>
      <p className="design-compared">
        <Select aria-label={t(TEXT.older)} value={older} onChange={setOlder} options={options} />
        <span aria-hidden>→</span>
        <Select aria-label={t(TEXT.newer)} value={newer} onChange={setNewer} options={options} />
      </p>
      {error && <p role="alert">{messageOf(error)}</p>}
      {changes?.length === 0 && <p role="status">{t(TEXT.alike)}</p>}
      <ul className="design-changes">
        {changes?.map((change) => (
          <li key={`${change.kind}${change.id}`} data-kind={change.kind}>
            <button
              type="button"
              className="design-change"
              disabled={newer !== DRAWN || change.kind === 'removed'}
              onClick={() => onSelect(change.id)}
            >
              <span>
                <b>{t(TEXT.changes[change.kind])}</b> {t(change.name)}
              </span>
              {change.path.length > 0 && <small>{change.path.map((name) => t(name)).join(' › ')}</small>}
              {changeLines(change, words).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
