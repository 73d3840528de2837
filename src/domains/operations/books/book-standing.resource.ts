import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { book } from './book.resource.ts';

/** The library as one looks at it today: which editions hold, how many copies there are, who still has some. */
export const bookStanding = viewOver(book, {
  name: 'operations.bookStanding',
  listed: true,
  fields: {
    standing: choice(
      {
        CURRENT: { zh: '现行', en: 'Current', tone: 'green' },
        EXPIRED: { zh: '已过期', en: 'Expired', tone: 'red' },
        SUPERSEDED: { zh: '已被替代', en: 'Superseded', tone: 'amber' },
      },
      { zh: '效力', en: 'Validity' },
    ),
    copyCount: computed('int', { zh: '总册数', en: 'Copies kept' }),
    lentCount: computed('int', { zh: '借出', en: 'Lent' }),
  },
  from: `select b.*,
      case when b.superseded_by_id is not null then 'SUPERSEDED' when b.valid_to < {today} then 'EXPIRED' else 'CURRENT' end as standing,
      (select coalesce(sum(c.copies), 0) from operations_book_copy c where c.parent_id = b.id) as copy_count,
      (select count(*) from operations_book_loan l where l.book_id = b.id and l.returned_on is null and l.deleted_at is null) as lent_count
    from operations_book b`,
  list: {
    columns: [
      'title',
      'titleEn',
      'kind',
      'number',
      'edition',
      'standing',
      { field: 'publishedOn', priority: 3 },
      'validTo',
      { field: 'copyCount', total: true },
      { field: 'lentCount', total: true },
      { field: 'supersededById', priority: 3 },
      { field: 'publisher', priority: 3 },
      { field: 'attachment', priority: 3 },
    ],
    filters: ['standing', 'kind', 'publisher', 'validTo', 'supersededById', 'lentCount'],
    search: ['title', 'titleEn', 'number'],
    sort: 'number',
  },
});
