import { type AnyResource, fieldsOf } from '../../resource/resource.ts';
import { copyText } from '../clipboard.ts';
import { confirm } from '../confirm.ts';
import { t } from '../i18n.ts';
import type { RowAct } from '../list/acts/row-act.ts';
import { rowName } from '../list/record/row-name.ts';
import { notify } from '../notice.ts';
import { records } from '../records/record-calls.ts';
import { DETAIL } from './detail.text.ts';

/** For each sealed text of a kind of record, the act that shows it whole: with a reason, which the history keeps. */
export function revealActs(resource: AnyResource, path?: string): RowAct[] {
  return fieldsOf(resource, 'text')
    .filter(([, field]) => field.variant === 'sealed')
    .map(([name, field]) => ({
      key: `reveal ${name}`,
      label: { zh: `查看完整${field.label.zh}`, en: `Show the whole ${field.label.en.toLowerCase()}` },
      permission: field.private,
      when: (row) => row[name] !== null,
      reason: true,
      run: async (row, { reason = '', refresh }) => {
        const { value } = await records.reveal(resource, row.id, { field: name, reason }, { path });
        await refresh();
        const title = `${rowName(resource, row)} · ${t(field.label)}`;
        if (await confirm({ title, effect: value ?? '—', act: t(DETAIL.copy) }))
          if (value && (await copyText(value))) notify.success(t(DETAIL.copied));
      },
    }));
}
