import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { date } from '../../../kernel/resource/field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { DateSpan } from '../../../kernel/web/list/search/date-span.tsx';
import { ListSearch } from '../../../kernel/web/list/search/list-search.tsx';
import { RUN_STATUSES } from '../approval.views.text.ts';
import { PeopleSelect } from '../runs/people-select.web.tsx';
import { useKinds } from '../runs/use-kinds.web.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import { type InboxView, isFiltered, NO_FILTER } from './use-inbox.web.ts';

type Props = { view: InboxView; change: (part: Partial<InboxView>) => void };

const SUBMITTED = date(TEXT.submitted);

/** What narrows the list: kind, state and a word in sight, person and days behind 更多. */
export function InboxSearch({ view, change }: Props) {
  const id = useId();
  const kinds = useKinds().data ?? [];
  const hidden = [view.initiator, view.from || view.to].filter(Boolean).length;
  const shown = [view.kind, view.status, view.overdue, view.unread].filter(Boolean).length;
  return (
    <ListSearch
      held={hidden + shown}
      hidden={hidden}
      onClear={isFiltered(view) ? () => change(NO_FILTER) : undefined}
      keyword={{
        label: t(view.tab === 'mine' ? TEXT.searchMine : TEXT.search),
        value: view.q,
        onSearch: (q) => change({ q }),
      }}
      filters={
        <>
          <Select
            aria-label={t(TEXT.kind)}
            value={view.kind}
            popupMatchSelectWidth={false}
            onChange={(kind) => change({ kind })}
            options={[
              { value: '', label: t(TEXT.allKinds) },
              ...kinds.map((kind) => ({ value: kind.resource, label: kind.label })),
            ]}
          />
          {view.tab !== 'todo' && (
            <Select
              aria-label={t(TEXT.status)}
              value={view.status}
              onChange={(status) => change({ status })}
              options={[
                { value: '', label: t(TEXT.allStates) },
                ...Object.entries(RUN_STATUSES).map(([value, words]) => ({ value, label: t(words) })),
              ]}
            />
          )}
          {view.tab === 'todo' && (
            <Checkbox checked={view.overdue} onChange={(event) => change({ overdue: event.target.checked })}>
              {t(TEXT.overdue)}
            </Checkbox>
          )}
          {view.tab === 'copied' && (
            <Checkbox checked={view.unread} onChange={(event) => change({ unread: event.target.checked })}>
              {t(TEXT.unread)}
            </Checkbox>
          )}
        </>
      }
      more={
        <>
          {view.tab !== 'mine' && (
            <div>
              <label htmlFor={`${id}who`}>{t(TEXT.initiator)}</label>
              <PeopleSelect
                id={`${id}who`}
                single
                value={view.initiator ? [view.initiator] : []}
                onChange={([initiator = 0]) => change({ initiator })}
              />
            </div>
          )}
          <div>
            <label htmlFor={`${id}when`}>{t(TEXT.submitted)}</label>
            <DateSpan
              id={`${id}when`}
              name="submitted"
              field={SUBMITTED}
              filters={{ submittedFrom: [view.from].filter(Boolean), submittedTo: [view.to].filter(Boolean) }}
              onChange={(part) =>
                change({
                  ...('submittedFrom' in part && { from: part.submittedFrom?.[0] ?? '' }),
                  ...('submittedTo' in part && { to: part.submittedTo?.[0] ?? '' }),
                })
              }
            />
          </div>
        </>
      }
    />
  );
}
