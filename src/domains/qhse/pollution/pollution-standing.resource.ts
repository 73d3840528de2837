import { choice, ref } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { WASTES_REPORTED } from '../../voyage/public.ts';
import { pollutionRecord } from './pollution-record.resource.ts';
import { VALIDITIES } from './pollution-words.text.ts';

/** Whether a line `r` was struck out by one that is signed. */
export const STRUCK = `exists (select from qhse_pollution_record c where c.replaces_id = r.id and c.entry_state <> 'draft' and c.deleted_at is null)`;

/** Signed lines that nobody struck out: `from ${STANDING} r`. */
export const STANDING = `(select r.* from qhse_pollution_record r where r.entry_state <> 'draft' and r.deleted_at is null and not ${STRUCK})`;

/** Lines with what became of them, and the report that tells of the same reception. */
export const pollutionStanding = viewOver(pollutionRecord, {
  name: 'qhse.pollutionStanding',
  listed: true,
  fields: {
    validity: choice(VALIDITIES, { zh: '效力', en: 'Validity' }),
    replacedById: ref('qhse.pollutionRecord', { zh: '由其更正', en: 'Corrected by' }),
    reportId: ref('voyage.report', { zh: '动态报', en: 'Voyage report' }),
  },
  from: `select b.*, case when b.entry_state = 'draft' then 'OPEN' when c.id is not null then 'STRUCK' else 'STANDS' end as validity,
      c.id as replaced_by_id, w.report_id
    from qhse_pollution_record b
    left join qhse_pollution_record c on c.replaces_id = b.id and c.entry_state <> 'draft' and c.deleted_at is null
    left join lateral (select max(w.report_id) as report_id from ${WASTES_REPORTED} w
      where b.method = 'RECEPTION' and w.ship_id = b.ship_id and w.receipt_no = b.receipt_no) w on true`,
  list: {
    columns: [
      { field: 'entryNo', width: 130 },
      'shipId',
      'book',
      { field: 'entryCode', width: 200 },
      { field: 'itemNo', priority: 3 },
      { field: 'endTime', width: 130 },
      'method',
      'tankId',
      { field: 'toTankId', priority: 3 },
      { field: 'quantityM3', total: true },
      { field: 'retainedM3', priority: 2 },
      { field: 'portId', priority: 3 },
      { field: 'receiptNo', priority: 3 },
      { field: 'reportId', priority: 3 },
      { field: 'officerId', priority: 3 },
      { field: 'remark', priority: 3, width: 240 },
      'entryState',
      { field: 'validity', priority: 2 },
    ],
    filters: ['shipId', 'book', 'entryCode', 'endTime', 'method', 'tankId', 'entryState', 'validity'],
    search: ['entryNo', 'receiptNo', 'remark'],
    sort: '-endTime',
  },
});
