import type { MenuSeed } from '../../kernel/server/module.ts';

type Page = Pick<MenuSeed, 'path' | 'icon' | 'component' | 'sort' | 'permission'>;

/** In the group that the materials open. */
const page = (key: string, zh: string, en: string, values: Page): MenuSeed => ({
  key: `purchasing.${key}`,
  parent: 'purchasing',
  title: { zh, en },
  ...values,
});

export const purchasingMenus: readonly MenuSeed[] = [
  page('applications', '船员申请', 'Crew applications', {
    path: 'crew-applications',
    icon: 'FileAdd',
    component: 'purchasing/CrewApplication',
    permission: 'purchasing:application:list',
    sort: 10,
  }),
  page('applicationEdit', '申请编辑', 'Application edit', {
    path: 'application-edit',
    icon: 'Edit',
    component: 'purchasing/ApplicationEdit',
    permission: 'purchasing:application:add',
    sort: 20,
  }),
  page('applicationApproval', '申请审批', 'Application approval', {
    path: 'application-approval',
    icon: 'Audit',
    component: 'purchasing/ApplicationApproval',
    permission: 'purchasing:application:list',
    sort: 30,
  }),
  page('applicationDetails', '申请详情', 'Application details', {
    path: 'application-details',
    icon: 'Profile',
    component: 'purchasing/ApplicationDetails',
    permission: 'purchasing:tracedLine:list',
    sort: 40,
  }),
  page('demandPool', '需求池', 'Demand pool', {
    path: 'demand-pool',
    icon: 'Inbox',
    component: 'purchasing/DemandPool',
    permission: 'purchasing:demandLine:list',
    sort: 50,
  }),
  page('inquiries', '询价单', 'Inquiry sheet', {
    path: 'inquiries',
    icon: 'Solution',
    component: 'purchasing/InquirySheet',
    permission: 'purchasing:inquiry:list',
    sort: 52,
  }),
  page('quotations', '报价单', 'Quotations', {
    path: 'quotations',
    icon: 'AccountBook',
    component: 'purchasing/Quotation',
    permission: 'purchasing:quotation:list',
    sort: 54,
  }),
  page('awards', '定标', 'Awards', {
    path: 'awards',
    icon: 'Trophy',
    component: 'purchasing/Award',
    permission: 'purchasing:award:list',
    sort: 56,
  }),
  page('orderManager', '订单管理', 'Order manager', {
    path: 'orders',
    icon: 'FileDone',
    component: 'purchasing/OrderManager',
    permission: 'purchasing:purchaseOrder:list',
    sort: 60,
  }),
  page('orderChanges', '订单变更', 'Order changes', {
    path: 'order-changes',
    icon: 'Diff',
    component: 'purchasing/OrderChange',
    permission: 'purchasing:orderChange:list',
    sort: 65,
  }),
  page('orderApproval', '订单审批', 'Order approval', {
    path: 'order-approval',
    icon: 'Audit',
    component: 'purchasing/OrderApproval',
    permission: 'purchasing:purchaseOrder:list',
    sort: 70,
  }),
];
