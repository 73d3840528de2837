/** Code, Chinese, English. */
export const ROLES = [
  ['SUPPLIER', '供应商', 'Supplier'],
  ['SHIPYARD', '船厂', 'Shipyard'],
  ['SERVICE', '服务商', 'Service company'],
  ['CUSTOMER', '客户', 'Customer'],
  ['PORT_AGENT', '港口代理', 'Port agent'],
  ['FORWARDER', '货代', 'Forwarder'],
  ['MANNING_AGENT', '船员中介', 'Manning agent'],
  ['BANK', '银行', 'Bank'],
  ['OIL_COMPANY', '油公司', 'Oil company'],
  ['CLASS', '船级社', 'Classification society'],
  ['TUG', '拖轮公司', 'Tug owner'],
] as const;

export type RoleCode = (typeof ROLES)[number][0];
