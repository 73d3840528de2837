/** How far the last version of a document has come. */
export type DocumentCourse =
  | 'none'
  | 'draft'
  | 'sent'
  | 'rejected'
  | 'approved'
  | 'effective'
  | 'revised'
  | 'withdrawn'
  | 'ended';

export type DocumentStory = {
  readonly docNo: string;
  readonly title: string;
  readonly titleEn: string;
  /** The entry above it. */
  readonly under?: string;
  /** Absent of folders and sections. */
  readonly docType?: string;
  readonly nodeKind: 'FOLDER' | 'SECTION' | 'DOCUMENT';
  readonly course: DocumentCourse;
  readonly ismClause?: string;
  readonly confidential?: true;
};

const section = (docNo: string, title: string, titleEn: string): DocumentStory => ({
  docNo,
  title,
  titleEn,
  under: 'SMS',
  nodeKind: 'SECTION',
  course: 'none',
});

type Told = Pick<DocumentStory, 'docNo' | 'title' | 'titleEn' | 'course' | 'ismClause' | 'confidential'>;

const documentOf = (under: string, docType: string, told: Told): DocumentStory => ({
  docNo: told.docNo,
  title: told.title,
  titleEn: told.titleEn,
  course: told.course,
  ismClause: told.ismClause,
  confidential: told.confidential,
  under,
  docType,
  nodeKind: 'DOCUMENT',
});

/** One at each stage. */
export const DOCUMENT_STORIES: readonly DocumentStory[] = [
  { docNo: 'SMS', title: '安全管理体系', titleEn: 'Safety management system', nodeKind: 'FOLDER', course: 'none' },
  section('SMS-M', '手册', 'Manuals'),
  section('SMS-P', '程序', 'Procedures'),
  section('SMS-I', '须知', 'Instructions'),
  section('SMS-F', '表格与计划', 'Forms and plans'),
  documentOf('SMS-M', 'MANUAL', {
    docNo: 'SMS-M-01',
    title: '安全管理手册',
    titleEn: 'Safety management manual',
    course: 'effective',
    ismClause: '1.2',
  }),
  documentOf('SMS-M', 'POLICY', {
    docNo: 'SMS-M-02',
    title: '安全与环境保护方针',
    titleEn: 'Safety and environmental policy',
    course: 'effective',
    ismClause: '2',
  }),
  documentOf('SMS-P', 'PROCEDURE', {
    docNo: 'SMS-P-01',
    title: '进入封闭处所程序',
    titleEn: 'Entry into enclosed spaces',
    course: 'revised',
    ismClause: '7',
  }),
  documentOf('SMS-P', 'PROCEDURE', {
    docNo: 'SMS-P-02',
    title: '船舶应急程序',
    titleEn: 'Emergencies on board',
    course: 'sent',
    ismClause: '8',
  }),
  documentOf('SMS-P', 'PROCEDURE', {
    docNo: 'SMS-P-03',
    title: '变更管理程序',
    titleEn: 'Management of change',
    course: 'approved',
    ismClause: '10',
  }),
  documentOf('SMS-P', 'PROCEDURE', {
    docNo: 'SMS-P-04',
    title: '纸质海图改正程序',
    titleEn: 'Correction of paper charts',
    course: 'ended',
    ismClause: '7',
  }),
  documentOf('SMS-I', 'INSTRUCTION', {
    docNo: 'SMS-I-01',
    title: '燃油加装须知',
    titleEn: 'Bunkering',
    course: 'rejected',
    ismClause: '7',
  }),
  documentOf('SMS-I', 'INSTRUCTION', {
    docNo: 'SMS-I-02',
    title: '系泊作业须知',
    titleEn: 'Mooring',
    course: 'draft',
    ismClause: '7',
  }),
  documentOf('SMS-I', 'INSTRUCTION', {
    docNo: 'SMS-I-03',
    title: '热工作业须知',
    titleEn: 'Hot work',
    course: 'withdrawn',
    ismClause: '7',
  }),
  documentOf('SMS-F', 'FORM', {
    docNo: 'SMS-F-01',
    title: '封闭处所进入许可证',
    titleEn: 'Permit to enter an enclosed space',
    course: 'none',
  }),
  documentOf('SMS-F', 'PLAN', {
    docNo: 'SMS-S-01',
    title: '船舶保安计划',
    titleEn: 'Ship security plan',
    course: 'effective',
    confidential: true,
  }),
  documentOf('SMS-F', 'EXTERNAL', {
    docNo: 'SMS-X-01',
    title: '国际安全管理规则',
    titleEn: 'ISM Code',
    course: 'none',
  }),
];
