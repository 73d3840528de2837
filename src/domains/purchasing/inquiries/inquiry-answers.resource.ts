import { computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { inquiry } from './inquiry.resource.ts';

/** Inquiries with how many of those asked have quoted, and whether somebody still may. */
export const inquiryAnswers = viewOver(inquiry, {
  name: 'purchasing.inquiryAnswers',
  fields: {
    quotedCount: computed('int', { zh: '已报价', en: 'Have quoted' }),
    unheardCount: computed('int', { zh: '未回复', en: 'Have not answered' }),
    unheard: computed('bool', { zh: '有未回复', en: 'Somebody has not answered' }),
  },
  from: `select b.*, i.quoted_count, i.unheard_count, i.unheard_count > 0 as unheard
    from purchasing_inquiry b cross join lateral (
      select count(*) filter (where x.invite_status = 'QUOTED') as quoted_count,
        count(*) filter (where x.invite_status in ('INVITED', 'VIEWED')) as unheard_count
      from purchasing_inquiry_invite x where x.parent_id = b.id) i`,
});
