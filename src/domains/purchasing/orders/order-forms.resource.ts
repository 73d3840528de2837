import { choice, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Of whom the chosen needs are ordered. */
export const supplierForm = defineResource({
  name: 'purchasing.supplierOfNeeds',
  label: { zh: '生成订单', en: 'Make an order' },
  fields: {
    partnerId: ref(
      'partner.partner',
      { zh: '供应商', en: 'Supplier' },
      { required: true, where: { qualifyStatus: ['QUALIFIED', 'TRIAL'] } },
    ),
  },
});

/** To whom the order goes as PDF; without an address it is only marked as sent. */
export const sendForm = defineResource({
  name: 'purchasing.sendOrder',
  label: { zh: '发送订单', en: 'Send the order' },
  fields: {
    email: text(
      { zh: '收件邮箱', en: 'To' },
      {
        max: 120,
        help: { zh: '留空则只登记为已发送', en: 'Left empty it is marked as sent, and no mail goes' },
      },
    ),
    language: choice(
      { zh: { zh: '中文', en: 'Chinese' }, en: { zh: '英文', en: 'English' } },
      { zh: '语言', en: 'Language' },
      { required: true, default: 'zh' },
    ),
  },
  check: ({ email }) =>
    email && !/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email)
      ? [{ field: 'email', message: { zh: '邮箱格式不正确', en: 'Not an e-mail address' } }]
      : undefined,
});

/** What the supplier answered. */
export const confirmForm = defineResource({
  name: 'purchasing.confirmOrder',
  label: { zh: '登记确认', en: 'Record the confirmation' },
  fields: {
    promisedDate: date({ zh: '承诺交期', en: 'Promised for' }, { required: true }),
    confirmRef: text({ zh: '供方编号', en: 'Reference of the supplier' }, { max: 50 }),
  },
});

/** What becomes of what will not come. */
export const shortCloseForm = defineResource({
  name: 'purchasing.shortClose',
  label: { zh: '短结', en: 'Close short' },
  fields: {
    remaining: choice(
      {
        POOL: { zh: '退回需求池另行采购', en: 'Back to the demand pool' },
        DROP: { zh: '不再需要', en: 'Not needed any more' },
      },
      { zh: '未到部分', en: 'What has not come' },
      { required: true, default: 'POOL' },
    ),
    reason: text({ zh: '原因', en: 'Reason' }, { variant: 'long', required: true, max: 500 }),
  },
});
