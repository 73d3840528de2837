import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { runEvaluationsCall, suspensionOfEvaluation } from './evaluation.calls.ts';
import { evaluation } from './evaluation.resource.ts';
import { lastHalfBefore } from './evaluation.rules.ts';
import { EVALUATION_TEXT as TEXT } from './evaluation.text.ts';
import { evaluationStanding } from './evaluation-standing.resource.ts';
import { runForm } from './run-form.resource.ts';

/** Makes the cards of a half-year. */
function Run() {
  const [dialog, ask] = useAsk();
  const client = useQueryClient();
  if (!hasPermission(runEvaluationsCall.permission)) return null;
  return (
    <>
      {dialog}
      <Button
        onClick={() =>
          ask({
            title: t(TEXT.run),
            effect: t(TEXT.runWhy),
            act: t(TEXT.run),
            form: { fields: runForm, initial: lastHalfBefore(officeDay(serverDate())) },
            run: async (_reason, values = {}) => {
              const { made, renewed, there } = await call(runEvaluationsCall, {
                body: { evalYear: Number(values.evalYear), half: values.half === 'H2' ? 'H2' : 'H1' },
                quiet: true,
              });
              await client.invalidateQueries({ queryKey: ['records', evaluation.name] });
              notify.success(t(TEXT.ran, { made, renewed, there }));
            },
          })
        }
      >
        {t(TEXT.run)}
      </Button>
    </>
  );
}

/** How the suppliers did, half-year by half-year, with their places. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      makes: [suspensionOfEvaluation],
      list: {
        title: TEXT.title,
        omit: ['create', 'import'],
        toolbar: <Run />,
        savedFilters: [
          { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
          { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
          { key: 'weak', label: TEXT.weak, filters: { grade: ['C', 'D'] } },
        ],
      },
    }),
    [],
  );
  return <ResourcePage resource={evaluation} listed={evaluationStanding} slots={slots} />;
}
