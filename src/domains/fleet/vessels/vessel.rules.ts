import type { FieldError } from '../../../kernel/errors.ts';
import type { Text } from '../../../kernel/text.ts';
import { gt } from '../../../kernel/value/decimal.ts';
import { isImoNumber } from './imo.rules.ts';

type Facts = {
  status?: string | null;
  imo?: string | null;
  mmsi?: string | null;
  keelOn?: string | null;
  builtOn?: string | null;
  deliveryOn?: string | null;
  disposalOn?: string | null;
  draft?: string | null;
  depth?: string | null;
  scantlingDraft?: string | null;
  serviceSpeed?: string | null;
  maxSpeed?: string | null;
  lbp?: string | null;
  loa?: string | null;
};

const wrong = (field: string, message: Text): FieldError => ({ field, message });

/** What contradicts itself in the facts of a ship. */
export function checkVessel(row: Facts): FieldError[] {
  const errors: FieldError[] = [];
  if (row.imo && !isImoNumber(row.imo)) {
    errors.push(wrong('imo', { zh: 'IMO 编号校验位不正确', en: 'The check digit of the IMO number is wrong' }));
  }
  if (row.mmsi && !/^\d{9}$/.test(row.mmsi)) {
    errors.push(wrong('mmsi', { zh: 'MMSI 须为 9 位数字', en: 'An MMSI has nine digits' }));
  }
  if (row.keelOn && row.builtOn && row.builtOn < row.keelOn) {
    errors.push(wrong('builtOn', { zh: '建造日期不能早于安放龙骨日期', en: 'Built before the keel was laid' }));
  }
  if (row.deliveryOn && row.disposalOn && row.disposalOn < row.deliveryOn) {
    errors.push(wrong('disposalOn', { zh: '处置日期不能早于交船日期', en: 'Disposed before it was delivered' }));
  }
  if (row.status === 'DISPOSED' && !row.disposalOn) {
    errors.push(wrong('disposalOn', { zh: '已处置的船舶须填处置日期', en: 'A disposed vessel has the date of it' }));
  }
  if (gt(row.scantlingDraft, row.depth)) {
    errors.push(wrong('scantlingDraft', { zh: '结构吃水不能大于型深', en: 'The scantling draft exceeds the depth' }));
  }
  if (gt(row.draft, row.scantlingDraft)) {
    errors.push(wrong('draft', { zh: '夏季吃水不能大于结构吃水', en: 'The summer draft exceeds the scantling draft' }));
  }
  if (gt(row.serviceSpeed, row.maxSpeed)) {
    errors.push(wrong('serviceSpeed', { zh: '服务航速不能大于最大航速', en: 'The service speed exceeds the maximum' }));
  }
  if (gt(row.lbp, row.loa)) {
    errors.push(wrong('lbp', { zh: '垂线间长不能大于总长', en: 'Longer between perpendiculars than overall' }));
  }
  return errors;
}
