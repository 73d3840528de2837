import type { PurchaseType } from '../../partner/public.ts';

/** The top of the tree: code, Chinese, English, way of buying. */
export const TOP_CATEGORIES: readonly (readonly [string, string, string, PurchaseType])[] = [
  ['ST', '船用物料', 'Ship stores', 'STORES'],
  ['SP', '船舶备件', 'Spare parts', 'SPARES'],
  ['LU', '滑油', 'Lubricants', 'LUBE'],
  ['FU', '燃油', 'Fuel', 'FUEL'],
  ['PA', '油漆', 'Paint', 'PAINT'],
  ['CH', '化学品', 'Chemicals', 'CHEMICAL'],
  ['PV', '伙食', 'Provisions', 'PROVISION'],
  ['MD', '药品', 'Medicine', 'MEDICINE'],
  ['CT', '海图图书', 'Charts and publications', 'CHART'],
  ['PE', '劳保用品', 'Personal protective equipment', 'PPE'],
  ['SV', '服务', 'Services', 'SERVICE'],
  ['RP', '修理', 'Repair', 'REPAIR'],
  ['TW', '拖轮', 'Towage', 'TOWING'],
  ['OT', '其他', 'Other', 'OTHER'],
];

/**
 * Sections of the marine stores guide by their public numbers (parent, section, Chinese, English). Four stand below another way of buying
 * than stores, which have rules of their own: provisions, paint, protective gear, medicine.
 */
export const IMPA_SECTIONS: readonly (readonly [string, string, string, string])[] = [
  ['PV', '00', '食品', 'Provisions'],
  ['ST', '10', '船员小卖部', 'Slop chest'],
  ['ST', '11', '船员福利', 'Welfare items'],
  ['ST', '15', '布草', 'Cloth and linen products'],
  ['ST', '17', '餐具与厨房用具', 'Tableware and galley utensils'],
  ['ST', '19', '服装', 'Clothing'],
  ['ST', '21', '绳索缆绳', 'Rope and hawsers'],
  ['ST', '23', '索具与甲板用品', 'Rigging equipment and deck items'],
  ['PA', '25', '船用油漆', 'Marine paint'],
  ['ST', '27', '涂装用具', 'Painting equipment'],
  ['PE', '31', '防护用品', 'Safety protective gear'],
  ['ST', '33', '安全设备', 'Safety equipment'],
  ['ST', '35', '软管与接头', 'Hose and couplings'],
  ['ST', '37', '航海用品', 'Nautical equipment'],
  ['MD', '39', '药品与医疗器械', 'Medicine and medical supplies'],
  ['ST', '45', '石油制品', 'Petroleum products'],
  ['ST', '47', '文具', 'Stationery'],
  ['ST', '49', '五金', 'Hardware'],
  ['ST', '51', '刷子与垫子', 'Brushes and mats'],
  ['ST', '53', '卫浴用品', 'Lavatory equipment'],
  ['ST', '55', '清洁用品', 'Cleaning material and chemicals'],
  ['ST', '59', '气动与电动工具', 'Pneumatic and electrical tools'],
  ['ST', '61', '手工具', 'Hand tools'],
  ['ST', '63', '切削工具', 'Cutting tools'],
  ['ST', '65', '量具', 'Measuring tools'],
  ['ST', '67', '金属板材与型材', 'Metal sheets and bars'],
  ['ST', '69', '螺钉与螺母', 'Screws and nuts'],
  ['ST', '71', '管材', 'Pipes and tubes'],
  ['ST', '73', '管件', 'Pipe and tube fittings'],
  ['ST', '75', '阀门与旋塞', 'Valves and cocks'],
  ['ST', '77', '轴承', 'Bearings'],
  ['ST', '79', '电气用品', 'Electrical equipment'],
  ['ST', '81', '填料与垫片', 'Packing and jointing'],
  ['ST', '85', '焊接用品', 'Welding equipment'],
  ['ST', '87', '机械设备', 'Machinery equipment'],
];
