import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { DictionarySeed } from '../../identity/public.ts';

/** What is told to ships and departments, each on a page of its own (safety and quality 3.15). */
export const FILE_KINDS = {
  CIRCULAR: { zh: '通函', en: 'Circular' },
  NOTICE: { zh: '通知', en: 'Notice' },
  MEMO: { zh: '检查备忘录', en: 'Inspection memo' },
  // What a document of the safety management system goes out as; nobody writes one.
  DOCUMENT: { zh: '体系文件', en: 'Document' },
} as const satisfies Record<string, Text>;
export type FileKind = keyof typeof FILE_KINDS;

/** How numbers of each kind begin. */
export const FILE_LETTERS: Readonly<Record<FileKind, string>> = {
  CIRCULAR: 'CR',
  NOTICE: 'NT',
  MEMO: 'IM',
  DOCUMENT: 'SD',
};

export const IMPORTANCES = {
  NORMAL: { zh: '一般', en: 'Normal', tone: 'grey' },
  IMPORTANT: { zh: '重要', en: 'Important', tone: 'amber' },
  URGENT: { zh: '紧急', en: 'Urgent', tone: 'red' },
} as const satisfies Record<string, Option>;

export const ACK_MODES = {
  READ: { zh: '阅读', en: 'Read' },
  SIGN: { zh: '签收', en: 'Sign' },
} as const satisfies Record<string, Text>;

export const ANSWER_STANDINGS = {
  NOT_ASKED: { zh: '无须回复', en: 'Not asked', tone: 'grey' },
  AWAITED: { zh: '待回复', en: 'Awaited', tone: 'amber' },
  GIVEN: { zh: '已回复', en: 'Given', tone: 'green' },
} as const satisfies Record<string, Option>;

export const FILE_CATEGORY = 'qhse_file_category';

export const FILE_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: FILE_CATEGORY,
    label: { zh: '文件类别', en: 'Categories of system files' },
    entries: [
      ['SAFETY', '安全管理', 'Safety'],
      ['NAVIGATION', '航行', 'Navigation'],
      ['MACHINERY', '机电', 'Machinery'],
      ['CARGO', '货物', 'Cargo'],
      ['POLLUTION', '防污染', 'Pollution prevention'],
      ['SECURITY', '保安', 'Security'],
      ['CREW', '船员', 'Crew'],
      ['RULES', '法规', 'Rules and regulations'],
      ['OTHER', '其他', 'Other'],
    ],
  },
];

export const FILE_TEXT = {
  file: { zh: '体系文件', en: 'System file' },
  receipt: { zh: '收文', en: 'Receipt' },
  circulars: { zh: '通函', en: 'Circulars' },
  notices: { zh: '通知', en: 'Notices' },
  memos: { zh: '检查备忘录', en: 'Inspection memos' },
  received: { zh: '我收到的', en: 'Received' },
  issued: { zh: '发文', en: 'Issued' },
  which: { zh: '收文或发文', en: 'Received or issued' },
  unread: { zh: '未读', en: 'Unread' },
  toSign: { zh: '待签收', en: 'To be signed' },
  toAnswer: { zh: '待回复', en: 'To be answered' },
  drafts: { zh: '草稿', en: 'Drafts' },
  toPublish: { zh: '待发布', en: 'To be published' },
  published: { zh: '已发布', en: 'Published' },
  content: { zh: '内容', en: 'Content' },
  recipients: { zh: '接收范围', en: 'Recipients' },
  handling: { zh: '签阅要求', en: 'What is asked' },
  readers: { zh: '签阅情况', en: 'Who has read it' },
  all: { zh: '全部', en: 'All' },
  read: { zh: '已读', en: 'Read' },
  nobody: { zh: '没有符合的人员', en: 'Nobody' },
  person: { zh: '人员', en: 'Person' },
  unit: { zh: '机构', en: 'Unit' },
  readAt: { zh: '阅读时间', en: 'Read at' },
  signedAt: { zh: '签收时间', en: 'Signed at' },
  answer: { zh: '回复', en: 'Answer' },
  notPublished: { zh: '发布后列出接收人', en: 'Recipients are listed once it is published' },
  receivers: { zh: '接收人数', en: 'Recipients' },
  readRate: { zh: '阅读率', en: 'Read' },
  signRate: { zh: '签收率', en: 'Signed' },
  noRecipients: { zh: '至少选择一项接收范围', en: 'Choose at least one kind of recipients' },
  nobodyThere: {
    zh: '接收范围内没有启用的账号，撤回后另行发文',
    en: 'No open account is among the recipients: withdraw it and write another one',
  },
  over: { zh: '有效期已过，不能发布', en: 'Its validity has ended: it is not published any more' },
  underApproval: {
    zh: '审批中的文件由发起人撤回审批',
    en: 'It is under approval: whoever submitted it takes it back there',
  },
  notApproved: { zh: '审批通过后才能发布', en: 'It is published once it is approved' },
  sameKind: { zh: '建立后不能更改类别', en: 'The kind stays as it was made' },
  ofDocument: {
    zh: '体系文件的分发随其版本，在“体系文件”中处理',
    en: 'What a document goes out as follows its version: see Documents',
  },
  endsEarly: { zh: '有效期不能早于签阅截止日', en: 'It ends before it has to be read' },
  past: { zh: '日期已过', en: 'This day has passed' },
  noSign: { zh: '此文件只需阅读，无须签收', en: 'It is only to be read, not signed' },
  noAnswer: { zh: '此文件无须回复', en: 'No answer is asked for' },
  answered: { zh: '已经回复，不能更改', en: 'It is answered already, and the answer stays' },
  withdrawn: { zh: '文件已撤回，不再签阅', en: 'It was withdrawn and is read no more' },
  notYours: {
    zh: '以他人身份操作时不能代为签阅',
    en: 'You cannot sign for somebody whom you act as',
  },
  reminded: { zh: '已提醒未签阅的人员', en: 'Those who have not read it are reminded' },
  allRead: { zh: '全部人员均已签阅', en: 'Everybody has read it' },
  told: { zh: '体系文件', en: 'System files' },
  remindWord: { zh: '催办', en: 'Reminder' },
  withdrawWord: { zh: '撤回', en: 'Withdrawn' },
  daily: { zh: '体系文件到期与补发', en: 'System files: expiry and late recipients' },
  expired: { zh: '有效期已满', en: 'Its validity has ended' },
  delivered: { zh: '分发体系文件', en: 'Distribution of system files' },
  toRead: { zh: '体系文件待阅', en: 'System file to be read' },
  signDue: { zh: '体系文件待签收', en: 'System file to be signed' },
  answerDue: { zh: '体系文件待回复', en: 'System file to be answered' },
} as const satisfies Record<string, Text>;
