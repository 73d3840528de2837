import { officeDay } from '../../../kernel/value/office-day.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { certificateSurvey } from './certificate-lines.resource.ts';
import { SURVEY_KINDS, SURVEY_STATUSES, type SurveyKind, CERT_TEXT as TEXT } from './certificate-words.text.ts';
import { surveyStatusOf, type Window } from './windows.rules.ts';

type Line = Window & { readonly id: number; readonly donePlace: string | null; readonly surveyor: string | null };

const isLine = (one: unknown): one is Line => typeof one === 'object' && one !== null && 'windowFrom' in one;

const kindWords = (kind: SurveyKind, no: number): string =>
  kind === 'ANNUAL' || kind === 'BOTTOM' ? `${t(SURVEY_KINDS[kind])} ${no}` : t(SURVEY_KINDS[kind]);

/** The surveys of a certificate with their windows, and how each stands today. */
export function SurveysOf({ row }: { row: AnyRow }) {
  const today = officeDay(serverDate());
  const lines = Array.isArray(row.surveys) ? row.surveys.filter(isLine) : [];
  const { fields } = certificateSurvey;
  return (
    <EmbeddedList
      label={t(TEXT.surveys)}
      rows={lines}
      rowKey="id"
      empty={t(TEXT.noSurveys)}
      columns={[
        { key: 'kind', title: t(TEXT.survey), render: (_, one) => kindWords(one.surveyKind, one.surveyNo) },
        { key: 'window', title: t(TEXT.window), render: (_, one) => `${one.windowFrom} – ${one.windowTo}` },
        { key: 'anniversary', title: t(TEXT.anniversary), render: (_, one) => one.anniversary ?? '—' },
        { key: 'done', title: t(fields.doneDate.label), render: (_, one) => one.doneDate ?? '—' },
        { key: 'place', title: t(fields.donePlace.label), render: (_, one) => one.donePlace ?? '—' },
        { key: 'surveyor', title: t(fields.surveyor.label), render: (_, one) => one.surveyor ?? '—' },
        {
          key: 'status',
          title: t(TEXT.status),
          render: (_, one) => {
            const { tone, ...words } = SURVEY_STATUSES[surveyStatusOf(one, today)];
            return <StatusTag tone={tone}>{t(words)}</StatusTag>;
          },
        },
      ]}
    />
  );
}
