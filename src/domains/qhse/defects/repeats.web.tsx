import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { useForm } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Repeats } from '../../../kernel/web/records/repeats.tsx';
import { call } from '../../../kernel/web/request.ts';
import { MARK_TEXT, DEFECT_TEXT as TEXT } from './defect.text.ts';
import { repeatsCall } from './repeat.calls.ts';

type Query = {
  readonly shipId: number;
  readonly day?: string;
  readonly defectCode?: string;
  readonly questionNo?: string;
  readonly equipment?: string;
  readonly except?: number;
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim()) || undefined;

/** What is asked for one finding; nothing while nothing of it can be looked for. */
function queryOf(finding: Readonly<Record<string, unknown>>, of: { shipId: unknown; day: unknown; except?: unknown }) {
  const [defectCode, questionNo, equipment] = [finding.defectCode, finding.questionNo, finding.equipment].map(text);
  if (typeof of.shipId !== 'number' || !(defectCode || questionNo || equipment)) return undefined;
  const day = text(of.day);
  return {
    shipId: of.shipId,
    ...(day && { day }),
    ...(defectCode && { defectCode }),
    ...(questionNo && { questionNo }),
    ...(equipment && { equipment }),
    ...(typeof of.except === 'number' && { except: of.except }),
  } satisfies Query;
}

/** Beside a defect that is being typed: what was found before that is like it. */
export function DefectRepeats({ store }: { store: FormStore }) {
  const asked = useForm(store, (one) => {
    const row = one.values();
    return JSON.stringify(queryOf(row, { shipId: row.shipId, day: row.ncInspectDate, except: row.id }) ?? null);
  });
  return <Found title={t(TEXT.repeats)} asked={asked} />;
}

/** Of the findings of an inspection, that of the last line in which something is typed. */
export function FindingRepeats({ store }: { store: FormStore }) {
  const asked = useForm(store, (one) => {
    const { shipId, ncInspectDate: day, findings } = one.values();
    if (!Array.isArray(findings)) return 'null';
    const at = findings.findLastIndex((finding) => !finding.serialNo && queryOf(finding, { shipId, day }));
    return at < 0 ? 'null' : JSON.stringify({ n: at + 1, ...queryOf(findings[at], { shipId, day }) });
  });
  const { n, ...query } = (JSON.parse(asked) ?? {}) as { n?: number };
  const title = n === undefined ? t(TEXT.repeats) : `${t(TEXT.repeats)} · ${t(TEXT.line, { n })}`;
  return <Found title={title} asked={n === undefined ? 'null' : JSON.stringify(query)} />;
}

async function find(asked: string, signal: AbortSignal) {
  const query: Query = JSON.parse(asked);
  const { repeats } = await call(repeatsCall, { query, signal, quiet: true });
  return repeats.map((one) => ({ ...one, day: one.ncInspectDate }));
}

function Found({ title, asked }: { title: string; asked: string }) {
  return (
    <Repeats
      title={title}
      note={t(TEXT.repeatsNote)}
      none={t(TEXT.noRepeats)}
      resource="qhse.defect"
      permission="qhse:defect:list"
      asked={asked === 'null' ? undefined : asked}
      find={find}
      says={({ marks, ncContent }) => (
        <>
          <span>{marks.map((mark) => t(MARK_TEXT[mark])).join(' · ')}</span>
          <span>{ncContent}</span>
        </>
      )}
    />
  );
}
