import { bool, choice, int, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { TRADE_AREAS } from '../../fleet/public.ts';
import { CERT_GROUPS, HOLDERS, SCHEMES, SHIP_SETS, CERT_TEXT as TEXT } from './certificate-words.text.ts';

/** Which ships must hold it; what is left open is every ship. */
const certificateNeed = defineResource({
  name: 'qhse.certificateNeed',
  label: TEXT.needs,
  fields: {
    ships: choice(SHIP_SETS, { zh: '船型', en: 'Ships' }),
    tradeArea: choice(TRADE_AREAS, { zh: '航区', en: 'Trade area' }),
    flag: text({ zh: '船旗', en: 'Flag' }, { max: 40 }),
  },
});

const MOST_MONTHS = 240;
const around = (zh: string, en: string, max: number) =>
  int({ zh: `${zh}（月）`, en: `${en} (months)` }, { min: 0, max, default: 3 });

/** What a kind of certificate prescribes: how long it holds, which surveys keep it alive, who must have it. */
export const certificateType = defineResource({
  name: 'qhse.certificateType',
  label: { zh: '证书类型', en: 'Certificate type' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 20 }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 60 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    certGroup: choice(CERT_GROUPS, { zh: '类别', en: 'Group' }, { required: true }),
    holder: choice(HOLDERS, { zh: '持有人', en: 'Holder' }, { required: true, default: 'SHIP' }),
    perItem: bool(
      { zh: '按设备', en: 'For each item' },
      { help: { zh: '如每只救生筏一份', en: 'One for each liferaft' } },
    ),
    validMonths: int(
      { zh: '有效期（月）', en: 'Holds (months)' },
      { min: 1, max: MOST_MONTHS, help: { zh: '留空为长期有效', en: 'Empty: it never expires' } },
    ),
    interimMonths: int({ zh: '临时证书（月）', en: 'Interim (months)' }, { min: 1, max: 24 }),
    scheme: choice(SCHEMES, { zh: '检验方案', en: 'Surveys' }, { required: true, default: 'NONE' }),
    beforeMonths: around('窗口前', 'Window before', 6),
    afterMonths: around('窗口后', 'Window after', 6),
    renewMonths: around('换证窗口', 'Renewal window', 12),
    lessOneDay: bool({ zh: '减一日', en: 'Less one day' }, { default: true }),
    needs: lines(certificateNeed, TEXT.needs),
    active: bool({ zh: '启用', en: 'In use' }, { default: true }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 300 }),
  },
  unique: [['code']],
  check: ({ scheme, validMonths }) =>
    scheme && scheme !== 'NONE' && validMonths !== 60
      ? [
          {
            field: 'validMonths',
            message: { zh: '有期间检验的证书有效期为 60 个月', en: 'With surveys in between it holds for 60 months' },
          },
        ]
      : undefined,
  list: {
    columns: [
      'code',
      { field: 'name', width: 200 },
      { field: 'nameEn', priority: 2, width: 220 },
      'certGroup',
      'holder',
      'validMonths',
      'scheme',
      { field: 'renewMonths', priority: 3 },
      'active',
    ],
    filters: ['certGroup', 'scheme', 'holder', 'active'],
    search: ['code', 'name', 'nameEn'],
    sort: 'id',
  },
  form: [
    {
      title: { zh: '证书类型', en: 'Certificate type' },
      rows: [['code', 'name', 'nameEn'], ['certGroup', 'holder', 'perItem'], ['active'], ['remark']],
    },
    {
      title: { zh: '有效期与检验', en: 'Validity and surveys' },
      rows: [
        ['validMonths', 'interimMonths', 'lessOneDay'],
        ['scheme', 'beforeMonths', 'afterMonths', 'renewMonths'],
      ],
    },
    { title: TEXT.needs, rows: [['needs']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type CertificateTypeRow = Row<typeof certificateType>;
