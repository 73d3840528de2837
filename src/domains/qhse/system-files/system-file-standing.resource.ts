import { computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { systemFile } from './system-file.resource.ts';

const RATE = { scale: 2, unit: '%' } as const;

/** Files with how many of their recipients have read and signed them (5.10). */
export const systemFileStanding = viewOver(systemFile, {
  name: 'qhse.systemFileStanding',
  listed: true,
  fields: {
    receivers: computed('int', { zh: '接收人数', en: 'Recipients' }),
    readRate: computed(RATE, { zh: '阅读率', en: 'Read' }),
    signRate: computed(RATE, { zh: '签收率', en: 'Signed' }),
  },
  from: `select b.*, r.receivers, round(100.0 * r.readers / nullif(r.receivers, 0), 2) as read_rate,
      round(100.0 * r.signers / nullif(r.receivers, 0), 2) as sign_rate
    from qhse_system_file b cross join lateral (
      select count(*)::int as receivers, count(o.first_read_time)::int as readers, count(o.sign_time)::int as signers
      from qhse_receipt o where o.file_id = b.id and o.deleted_at is null) r`,
  list: {
    columns: [
      { field: 'fileNo', width: 124 },
      'title',
      { field: 'category', priority: 3 },
      'importance',
      { field: 'organizationId', priority: 3 },
      { field: 'ackDue', priority: 2 },
      { field: 'publishedAt', priority: 2 },
      'receivers',
      'readRate',
      { field: 'signRate', priority: 2 },
      'status',
      'subStatus',
    ],
    filters: ['fileKind', 'category', 'importance', 'organizationId', 'ackDue', 'validTo', 'status', 'subStatus'],
    search: ['fileNo', 'title', 'titleEn'],
    sort: '-createTime',
  },
});
