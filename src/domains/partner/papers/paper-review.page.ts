import { definePage } from '../../../kernel/page.ts';

export const paperReviewPage = definePage({
  component: 'partner/PaperReview',
  title: { zh: '证照审核', en: 'Submitted papers' },
  icon: 'FileDone',
  permission: 'partner:proposedPaper:list',
  records: ['partner.proposedPaper'],
  menu: { key: 'partner.proposedPaper', address: '/partners/submitted-papers', group: 'partner', order: 25 },
  help: {
    purpose: {
      zh: '证照审核：供应商在报价区自行提交的公司证照，采购审核后才生效。',
      en: 'Company papers that suppliers hand in by themselves: in force once the buyer’s side has accepted them.',
    },
    ways: [
      {
        zh: '核对扫描件、编号与有效期后点“审核通过”，证照即写入客商信息；标明更新哪一份的，替换原证照，仍保留“必备”。',
        en: 'Compare scan, number and dates and press “Accept”: it stands among the papers of the partner, in the place of the one that it renews, mandatory as that was.',
      },
      {
        zh: '不符的点“退回”并写明原因，供应商收到邮件后重新提交；未审核的，供应商可自行撤回。',
        en: 'Refuse with a reason what is wrong; the supplier is told by mail and submits anew. What nobody has decided the supplier may take back.',
      },
      {
        zh: '证照到期前 60、30、7 天及过期后，提醒采购员的同时也会邮件提醒供应商的在用账号。',
        en: 'When a paper runs out, 60, 30 and 7 days before and once it has, the accounts of its supplier are told by mail beside the buyers.',
      },
    ],
  },
});
