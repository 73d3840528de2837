import { choice, computed, date, files, text } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { receipt } from './receipt.resource.ts';
import { fileFlow } from './system-file.flow.ts';

/** Receipts with the file itself; of one that was withdrawn nothing is shown any more. */
export const receiptStanding = viewOver(receipt, {
  name: 'qhse.receiptStanding',
  listed: true,
  fields: {
    fileNo: computed('text', { zh: '文号', en: 'No.' }),
    body: text({ zh: '正文', en: 'Text' }, { variant: 'rich', max: 5000 }),
    papers: files({ zh: '附件', en: 'Attachments' }),
    validTo: date({ zh: '有效期至', en: 'Valid to' }),
    fileStanding: choice(fileFlow.states, { zh: '文件状态', en: 'File' }),
  },
  from: `select b.*, f.file_no, f.valid_to, f.sub_status as file_standing,
      case when f.sub_status = 'sf_withdrawn' then null else f.body end as body,
      case when f.sub_status = 'sf_withdrawn' then null else f.papers end as papers
    from qhse_receipt b join qhse_system_file f on f.id = b.file_id`,
  list: {
    columns: [
      { field: 'fileNo', width: 124 },
      'fileTitle',
      'importance',
      { field: 'ackMode', priority: 2 },
      'ackDue',
      { field: 'answerStanding', priority: 2 },
      { field: 'deliverTime', priority: 2 },
      { field: 'fileStanding', priority: 3 },
      'standing',
    ],
    filters: ['fileKind', 'importance', 'ackMode', 'ackDue', 'answerStanding', 'fileStanding', 'standing'],
    search: ['fileNo', 'fileTitle'],
    sort: '-deliverTime',
  },
});
