/** Who runs this installation: stands on the sign-in page, at the foot of the sidebar and in the footer. */
export const COMPANY = {
  name: { zh: '海岳航运集团', en: 'Haiyue Shipping' },
  /** Filing number of the site, with the government's register of such numbers. */
  filing: '沪ICP备00000000号',
  filingUrl: 'https://beian.miit.gov.cn/',
} as const;
