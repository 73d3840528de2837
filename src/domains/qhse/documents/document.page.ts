import { definePage } from '../../../kernel/page.ts';

export const documentPage = definePage({
  component: 'qhse/Document',
  title: { zh: '体系文件', en: 'Documents' },
  icon: 'FileProtect',
  permission: 'qhse:receipt:list',
  records: ['qhse.document', 'qhse.documentVersion/versions', 'qhse.documentRequest/requests'],
  menu: { key: 'qhse.document', address: '/qhse/document', group: 'qhse', order: 73 },
  help: {
    purpose: {
      zh: '安全管理体系的手册、程序、须知与表格：目录、版本、审批、分发与签收，以及船舶的修改申请。',
      en: 'Manuals, procedures, instructions and forms of the safety management system: tree, versions, approval, distribution and signatures, and changes that ships ask for.',
    },
    ways: [
      {
        zh: '在目录中建立文件，设置归口部门、密级、复审间隔与分发范围；机密文件只按岗位分发。',
        en: 'A document is entered in the tree with its owner, confidentiality, review and distribution; a confidential one goes to posts alone.',
      },
      {
        zh: '版本由归口部门负责人、安质经理、指定人员审批，方针另由总经理审批；通过后于生效日期生效，原版本同时被替代。',
        en: 'A version is approved by the leader of the owner, the quality manager and the designated person, a policy also by the general manager; it takes effect on its day and supersedes the one before.',
      },
      {
        zh: '生效时分发给范围内的人员，每个新版本重新签收；被替代或撤回的版本，收文人不能再打开。',
        en: 'As it takes effect it goes to everybody of its distribution, who sign each new version; whoever received one that is superseded or withdrawn cannot open it any more.',
      },
      {
        zh: '船上就收到的文件提出修改申请；采纳的纳入草稿版本，不采纳的写明原因。',
        en: 'Of a document that was received a change may be asked for: it goes into a draft version, or is refused with the reason.',
      },
    ],
  },
});
