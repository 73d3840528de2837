import { officeDay } from '../../../kernel/value/office-day.ts';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { useForm } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { Repeats } from '../../../kernel/web/records/repeats.tsx';
import { call } from '../../../kernel/web/request.ts';
import { REPEAT_TEXT as TEXT } from './error.text.ts';
import { errorReport } from './error-report.resource.ts';
import { faultRepeatsCall } from './repeat.calls.ts';

type Query = { readonly equipmentId: number; readonly day?: string; readonly except?: number };

/** What is asked for a fault; nothing while its machine is not chosen. */
function queryOf({ equipmentId, occurTime, id }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof equipmentId !== 'number') return undefined;
  const at = typeof occurTime === 'string' ? Date.parse(occurTime) : Number.NaN;
  return JSON.stringify({
    equipmentId,
    ...(Number.isFinite(at) && { day: officeDay(new Date(at)) }),
    ...(typeof id === 'number' && { except: id }),
  } satisfies Query);
}

/** Each row with whether it is of the component that was asked for. */
async function find(asked: string, signal: AbortSignal) {
  const query: Query = JSON.parse(asked);
  const { repeats } = await call(faultRepeatsCall, { query, signal, quiet: true });
  return repeats.map((row) => ({ ...row, own: row.equipmentId === query.equipmentId }));
}

/** Beside a fault that is being typed: earlier ones of the component, then of its model, each with its cure. */
export function ErrorRepeats({ store }: { store: FormStore }) {
  const asked = useForm(store, (one) => queryOf(one.values()));
  return (
    <Repeats
      title={t(TEXT.title)}
      note={t(TEXT.note)}
      none={t(TEXT.none)}
      resource={errorReport.name}
      permission="maintenance:errorReport:list"
      asked={asked}
      find={find}
      says={({ own, equipment, phenomenon, cause, remedy, heldDays }) => (
        <>
          <StatusTag tone={own ? 'blue' : 'slate'}>{t(own ? TEXT.component : TEXT.model)}</StatusTag>
          <span>{equipment}</span>
          {heldDays !== null && <span>{t(TEXT.held, { n: heldDays })}</span>}
          <span>{phenomenon}</span>
          {cause && <span>{t(TEXT.cause, { cause })}</span>}
          {remedy && <span>{t(TEXT.remedy, { remedy })}</span>}
        </>
      )}
    />
  );
}
