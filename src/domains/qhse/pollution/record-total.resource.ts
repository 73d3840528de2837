import { choice, computed, month, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { STANDING } from './pollution-standing.resource.ts';
import { BOOKS, CODES, METHODS, POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';

/** What the lines that stand come to month by month, in the office's months, of the last two years. */
export const recordTotal = defineView({
  name: 'qhse.recordTotal',
  label: TEXT.totals,
  title: ['shipId', 'totalMonth'],
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    totalMonth: month({ zh: '月份', en: 'Month' }),
    book: choice(BOOKS, { zh: '记录簿', en: 'Book' }),
    entryCode: choice(CODES, { zh: '代码', en: 'Code' }),
    method: choice(METHODS, { zh: '处理方式', en: 'How' }),
    lineCount: computed('int', { zh: '记录数', en: 'Lines' }),
    totalM3: computed({ scale: 3, unit: 'm³' }, { zh: '数量', en: 'Amount' }),
  },
  from: `select min(r.id) as id, r.ship_id, to_char((r.end_time at time zone 'UTC') + interval '8 hours', 'YYYY-MM') as total_month, r.book, r.entry_code,
      r.method, count(*)::int as line_count, coalesce(sum(r.quantity_m3), 0) as total_m3
    from ${STANDING} r where r.end_time >= {now} - interval '24 months'
    group by r.ship_id, 3, r.book, r.entry_code, r.method`,
  list: {
    columns: [
      'totalMonth',
      'shipId',
      'book',
      { field: 'entryCode', width: 200 },
      'method',
      { field: 'lineCount', total: true },
      { field: 'totalM3', total: true },
    ],
    filters: ['shipId', 'totalMonth', 'book', 'entryCode', 'method'],
    sort: '-totalMonth',
  },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});
