import type { PurchaseType } from '../../partner/public.ts';

/** Code, Chinese, English; what is bought in some ways and charged there; yearly budget of a ship or unit in thousands. */
export type SubjectSeed = {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly types?: readonly PurchaseType[];
  readonly year?: number;
  readonly node?: true;
  readonly dashboard?: true;
};

const of = (code: string, zh: string, en: string, more: Omit<SubjectSeed, 'code' | 'zh' | 'en'> = {}): SubjectSeed => ({
  code,
  zh,
  en,
  ...more,
});

export const SUBJECTS: readonly SubjectSeed[] = [
  of('51', '船舶营运成本', 'Ship operating costs'),
  of('5101', '船员费用', 'Crew', { node: true }),
  of('510101', '船员工资', 'Crew wages', { year: 9600 }),
  of('510102', '船员差旅', 'Crew travel', { year: 420 }),
  of('510103', '伙食', 'Provisions', { year: 540, types: ['PROVISION'] }),
  of('510104', '劳保用品', 'Protective equipment', { year: 90, types: ['PPE'] }),
  of('510105', '药品', 'Medicine', { year: 36, types: ['MEDICINE'] }),
  of('5102', '物料', 'Stores', { node: true, dashboard: true }),
  of('510201', '甲板机舱物料', 'Deck and engine stores', { year: 1200, types: ['STORES'] }),
  of('510202', '油漆', 'Paint', { year: 480, types: ['PAINT'] }),
  of('510203', '化学品', 'Chemicals', { year: 240, types: ['CHEMICAL'] }),
  of('510204', '海图图书', 'Charts and publications', { year: 60, types: ['CHART'] }),
  of('5103', '备件', 'Spare parts', { node: true, dashboard: true }),
  of('510301', '主机备件', 'Main engine spares', { year: 900 }),
  of('510302', '辅机备件', 'Auxiliary spares', { year: 2400, types: ['SPARES'] }),
  of('510303', '电气与导航备件', 'Electrical and navigation spares', { year: 300 }),
  of('5104', '滑油', 'Lubricants', { node: true, dashboard: true }),
  of('510401', '气缸油', 'Cylinder oil', { year: 700 }),
  of('510402', '系统油与其他', 'System and other oils', { year: 1500, types: ['LUBE'] }),
  of('5105', '修理', 'Repair', { node: true, dashboard: true }),
  of('510501', '航次修理', 'Voyage repair', { year: 600, types: ['REPAIR'] }),
  of('510502', '坞修', 'Dry-docking', { year: 1800 }),
  of('510503', '技术服务', 'Technical services', { year: 360, types: ['SERVICE'] }),
  of('5106', '港口费用', 'Port costs', { node: true }),
  of('510601', '港口使费', 'Port dues', { year: 3600 }),
  of('510602', '拖轮', 'Towage', { year: 960, types: ['TOWING'] }),
  of('510603', '代理费', 'Agency', { year: 300 }),
  of('5107', '燃油', 'Fuel', { node: true }),
  of('510701', '航行燃油', 'Bunkers', { year: 26000, types: ['FUEL'] }),
  of('5108', '保险', 'Insurance', { node: true }),
  of('510801', '船壳险', 'Hull insurance', { year: 800 }),
  of('510802', '保赔险', 'Protection and indemnity', { year: 620 }),
  of('5109', '检验与通信', 'Surveys and communication', { node: true }),
  of('510901', '检验与证书', 'Surveys and certificates', { year: 260 }),
  of('510902', '通信导航', 'Communication', { year: 180 }),
  of('5110', '其他营运费用', 'Other operating costs', { node: true }),
  of('511001', '杂项', 'Sundry', { year: 240, types: ['OTHER'] }),
  of('61', '岸基费用', 'Shore expenses'),
  of('6101', '人工成本', 'Staff', { node: true, year: 4200 }),
  of('6102', '办公费用', 'Office', { node: true }),
  of('610201', '办公用品', 'Office supplies', { year: 60 }),
  of('610202', '房租物业', 'Rent', { year: 480 }),
  of('610203', '信息系统', 'Information systems', { year: 300 }),
  of('6103', '差旅招待', 'Travel and entertainment', { node: true }),
  of('610301', '差旅费', 'Travel', { year: 240 }),
  of('610302', '业务招待', 'Entertainment', { year: 120 }),
  of('6104', '培训与咨询', 'Training and consulting', { node: true }),
  of('610401', '培训费', 'Training', { year: 90 }),
  of('610402', '咨询审计', 'Consulting and audit', { year: 260 }),
  of('71', '资本支出', 'Capital expenditure'),
  of('7101', '船舶设备更新', "Renewal of ships' equipment", { node: true, year: 12000 }),
  of('7102', '节能改造', 'Energy saving', { node: true, year: 8000 }),
  of('7103', '岸基设备', 'Equipment ashore', { node: true, year: 900 }),
];
