import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button, Checkbox, Select } from 'antd';
import { useId, useState } from 'react';
import { DateInput } from '../../../kernel/web/fields/date-input.tsx';
import { SearchWord } from '../../../kernel/web/fields/search-word.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { RUN_STATUSES } from '../approval.views.text.ts';
import { PeopleSelect } from '../runs/people-select.web.tsx';
import { useKinds } from '../runs/use-kinds.web.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import { type InboxView, isFiltered, NO_FILTER } from './use-inbox.web.ts';

type Props = { view: InboxView; change: (part: Partial<InboxView>) => void };

/** What narrows the list: kind, state and a word in sight, person and days behind 更多. */
export function InboxSearch({ view, change }: Props) {
  const id = useId();
  const kinds = useKinds().data ?? [];
  const hidden = [view.initiator, view.from, view.to].filter(Boolean).length;
  const [open, setOpen] = useState(hidden > 0);
  return (
    <search className="list-band list-search">
      <Select
        aria-label={t(TEXT.kind)}
        className="inbox-kind"
        value={view.kind}
        onChange={(kind) => change({ kind })}
        options={[
          { value: '', label: t(TEXT.allKinds) },
          ...kinds.map((kind) => ({ value: kind.resource, label: kind.label })),
        ]}
      />
      {view.tab !== 'todo' && (
        <Select
          aria-label={t(TEXT.status)}
          className="inbox-status"
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
      <SearchWord
        className="list-keyword"
        label={t(view.tab === 'mine' ? TEXT.searchMine : TEXT.search)}
        value={view.q}
        onSearch={(q) => change({ q })}
      />
      <Badge count={hidden} size="small">
        <Button
          icon={<FilterOutlined />}
          aria-expanded={open}
          aria-controls={`${id}more`}
          onClick={() => setOpen(!open)}
        >
          {t(TEXT.more)}
        </Button>
      </Badge>
      {isFiltered(view) && (
        <Button type="link" className="inbox-clear" onClick={() => change(NO_FILTER)}>
          {t(TEXT.clearFilters)}
        </Button>
      )}
      {open && (
        <div className="list-sheet" id={`${id}more`}>
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
          {(['from', 'to'] as const).map((end) => (
            <div key={end}>
              <label htmlFor={`${id}${end}`}>{t(TEXT[end])}</label>
              <DateInput
                id={`${id}${end}`}
                shape="day"
                value={view[end] || null}
                onChange={(day) => change({ [end]: day ?? '' })}
              />
            </div>
          ))}
        </div>
      )}
    </search>
  );
}
