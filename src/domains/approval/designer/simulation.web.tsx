import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import type { Reply } from '../../../kernel/route.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { samplesCall, simulateCall } from '../flows/flow.calls.ts';
import type { FlowView } from '../flows/flow-shape.rules.ts';
import { PeopleSelect } from '../runs/people-select.web.tsx';
import { Steps } from '../runs/submit-dialog.web.tsx';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';
import '../../../kernel/web/fields/field-error.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

/** Who would get it: the drawn flow, with a document and an initiator of one's choice. Nothing is sent to anybody. */
export function Simulation({ flow, tree }: { flow: FlowView; tree: ApprovalTree }) {
  const id = useId();
  const [q, setQ] = useState('');
  const [recordId, setRecordId] = useState<number>();
  const [initiator, setInitiator] = useState<number[]>([]);
  const [outcome, setOutcome] = useState<Reply<typeof simulateCall>>();
  const [problem, setProblem] = useState<string>();
  const samples = useQuery({
    queryKey: [...APPROVAL_KEY, 'samples', flow.id, q],
    queryFn: ({ signal }) =>
      call(samplesCall, { params: { id: flow.id }, query: { q: q || undefined }, signal, quiet: true }),
    placeholderData: (before) => before,
  });
  const run = async () => {
    setProblem(undefined);
    try {
      const body = { tree, recordId, initiatorId: initiator[0] };
      setOutcome(await call(simulateCall, { params: { id: flow.id }, body, quiet: true }));
    } catch (error) {
      setOutcome(undefined);
      setProblem(messageOf(error));
    }
  };
  return (
    <div className="approval-ask">
      <p>{t(TEXT.simulateHint)}</p>
      <label htmlFor={`${id}sample`}>
        <span>{t(TEXT.sample)}</span>
        <Select
          id={`${id}sample`}
          showSearch={{ filterOption: false, onSearch: setQ }}
          value={recordId}
          allowClear={clearable()}
          onChange={setRecordId}
          notFoundContent={t(TEXT.noSample)}
          options={(samples.data ?? []).map((one) => ({ value: one.id, label: one.label }))}
        />
      </label>
      <label htmlFor={`${id}who`}>
        <span>{t(TEXT.initiator)}</span>
        <PeopleSelect id={`${id}who`} single value={initiator} onChange={setInitiator} />
      </label>
      <GuardButton type="primary" disabled={recordId === undefined} onClick={run}>
        {t(TEXT.run)}
      </GuardButton>
      {problem && (
        <p role="alert" className="form-error">
          {problem}
        </p>
      )}
      {outcome && (
        <section aria-live="polite">
          <Steps steps={outcome.steps} />
          <p>
            <strong>{t(TEXT.ending[outcome.ending])}</strong>
          </p>
        </section>
      )}
    </div>
  );
}
