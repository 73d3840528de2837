import { definePage } from '../../../kernel/page.ts';

export const reservationPage = definePage({
  component: 'stock/Reservation',
  title: { zh: '库存预留', en: 'Reservations' },
  icon: 'Lock',
  permission: 'stock:reservation:list',
  records: ['stock.reservation'],
  menu: { key: 'stock.reservation', address: '/stock/reservations', group: 'stock', order: 32 },
  help: {
    purpose: {
      zh: '库存预留：为某项工作留出的库存，到期或领完前他用不能领。',
      en: 'What of an item is kept for something: nothing else takes it until its day, or until it has been issued.',
    },
    ways: [
      {
        zh: '领用时在该行选预留，先用预留数；领用、调拨超过可用数时拒绝，并说明已预留多少。',
        en: 'An issue names the reservation on its line and takes of that first; an issue or transfer of more than is free is refused, saying how much is reserved.',
      },
      {
        zh: '不再需要时解除；最长预留一年，过了有效期自动不再占用。',
        en: 'Release what is no longer needed; it is kept for a year at most, and after its day it binds no more.',
      },
    ],
    figures: [
      {
        name: { zh: '可用数', en: 'Free' },
        how: { zh: '结存 − 有效预留的未领用数', en: 'On hand − what is open of reservations that bind' },
      },
    ],
  },
});
