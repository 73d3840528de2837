import { choice, refs, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { mailFlow } from './mail.flow.ts';
import { addressErrors } from './mail.rules.ts';
import { LAYOUTS, MAIL_LANGUAGES, SEND_WHEN, MAIL_TEXT as TEXT } from './mail.text.ts';

/** Where the mails of a subscription go. */
export const mailAddress = defineResource({
  name: 'voyage.mailAddress',
  label: TEXT.recipients,
  fields: {
    recipient: text({ zh: '单位或姓名', en: 'Who it is' }, { max: 80 }),
    email: text({ zh: '邮箱', en: 'E-mail' }, { required: true, max: 120 }),
  },
});

/** A type of report that a subscription asks for. */
export const mailType = defineResource({
  name: 'voyage.mailType',
  label: TEXT.types,
  fields: { rptType: choice(REPORT_TYPE_TEXT, { zh: '报告类型', en: 'Report type' }, { required: true }) },
});

/** Who receives which reports of which ships, in which layout and language, and when. */
export const reportMail = defineResource({
  name: 'voyage.mail',
  label: TEXT.subscription,
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true, max: 80 }),
    nameEn: text({ zh: '英文名称', en: 'Name in English' }, { max: 80 }),
    sendWhen: choice(SEND_WHEN, { zh: '发送时机', en: 'Sent' }, { required: true, default: 'CONFIRM' }),
    layout: choice(
      LAYOUTS,
      { zh: '版式', en: 'Layout' },
      {
        required: true,
        default: 'FULL',
        help: {
          zh: '租家版不含油耗、转数、滑失、油水与备注；船位短行只有船位、航速与预抵',
          en: 'For charterers: without oil, revolutions, slip, water and notes. Position line: position, speed and ETA alone',
        },
      },
    ),
    mailLanguage: choice(MAIL_LANGUAGES, { zh: '语言', en: 'Language' }, { required: true, default: 'zh' }),
    ships: refs(
      'fleet.vessel',
      { zh: '船舶', en: 'Ships' },
      { help: { zh: '留空为全部船舶', en: 'Empty: all ships' } },
    ),
    types: lines(mailType, TEXT.types),
    addresses: lines(mailAddress, TEXT.recipients),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    mailStatus: state(mailFlow),
  },
  unique: [['name']],
  check: ({ addresses = [], types = [] }) => {
    const kinds = types.map(({ rptType }) => rptType);
    const twice = kinds.findIndex((kind, i) => kinds.indexOf(kind) < i);
    return [
      ...addressErrors(addresses),
      ...(twice < 0
        ? []
        : [
            {
              field: `types.${twice}.rptType`,
              message: { zh: '报告类型重复', en: 'This type stands here already' },
            },
          ]),
    ];
  },
  list: {
    columns: [
      { field: 'name', width: 200 },
      { field: 'nameEn', priority: 2, width: 200 },
      'sendWhen',
      'layout',
      'mailLanguage',
      { field: 'ships', priority: 2 },
      { field: 'remark', priority: 3, width: 240 },
      { field: 'updateTime', priority: 3 },
      'mailStatus',
    ],
    filters: ['mailStatus', 'sendWhen', 'layout', 'ships'],
    search: ['name', 'nameEn', 'remark'],
    sort: 'name',
  },
  form: [
    { title: TEXT.what, rows: [['name', 'nameEn'], ['sendWhen', 'layout', 'mailLanguage'], ['ships'], ['remark']] },
    { title: TEXT.types, rows: [['types']] },
    { title: TEXT.whom, rows: [['addresses']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type ReportMailRow = Row<typeof reportMail>;
