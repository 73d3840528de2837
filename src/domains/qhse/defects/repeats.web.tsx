import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { useForm } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { useRested } from '../../../kernel/web/use-rested.ts';
import { CURE_TEXT, MARK_TEXT, DEFECT_TEXT as TEXT } from './defect.text.ts';
import { repeatsCall } from './repeat.calls.ts';
import './repeats.css';

type Query = {
  readonly shipId: number;
  readonly day?: string;
  readonly defectCode?: string;
  readonly questionNo?: string;
  readonly equipment?: string;
  readonly except?: number;
};

/** It is asked when nothing was typed for so long. */
const QUIET_MS = 300;

const TONES = { OPEN: 'amber', HELD: 'green', FAILED: 'red' } as const;
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
  return <Repeats title={t(TEXT.repeats)} asked={asked} />;
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
  return <Repeats title={title} asked={n === undefined ? 'null' : JSON.stringify(query)} />;
}

function Repeats({ title, asked }: { title: string; asked: string }) {
  const rested = useRested(asked, QUIET_MS);
  const query = JSON.parse(rested) as Query | null;
  const found = useQuery({
    queryKey: ['records', 'qhse.defect', 'repeats', rested],
    queryFn: ({ signal }) => call(repeatsCall, { query: query!, signal, quiet: true }),
    enabled: query !== null && hasPermission('qhse:defect:list'),
  });
  if (query === null || !hasPermission('qhse:defect:list')) return null;
  return (
    <aside className="panel defect-repeats" aria-label={title}>
      <h2>{title}</h2>
      <p>{t(TEXT.repeatsNote)}</p>
      {found.isError && (
        <p role="alert">
          {t(TEXT.repeatsFailed)}
          <Button size="small" onClick={() => void found.refetch()}>
            {t(TEXT.retry)}
          </Button>
        </p>
      )}
      {found.data?.repeats.length === 0 && <p>{t(TEXT.noRepeats)}</p>}
      <ul>
        {found.data?.repeats.map((one) => (
          <li key={one.id}>
            <StatusTag tone={TONES[one.cure]}>{t(CURE_TEXT[one.cure])}</StatusTag>
            <RecordLink resource="qhse.defect" id={one.id}>
              {one.serialNo ?? ''}
            </RecordLink>
            <span>{one.shipName}</span>
            <span className="num">{one.ncInspectDate}</span>
            <span>{one.marks.map((mark) => t(MARK_TEXT[mark])).join(' · ')}</span>
            <span>{one.ncContent}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
