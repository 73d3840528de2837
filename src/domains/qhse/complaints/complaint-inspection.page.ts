import { definePage } from '../../../kernel/page.ts';

export const complaintInspectionPage = definePage({
  component: 'qhse/ComplaintInspection',
  title: { zh: '投诉检查', en: 'Complaints' },
  icon: 'Solution',
  permission: 'qhse:complaintInspection:list',
  records: ['qhse.complaintInspection'],
  menu: { key: 'qhse.complaintInspection', address: '/qhse/complaint-inspection', group: 'qhse', order: 70 },
  help: {
    purpose: {
      zh: '船员、员工与外部的投诉：提出、受理、调查、答复、是否满意与逐级上报。只有经办人、上一级和指定人员看得到，系统管理员也看不到。',
      en: 'Complaints of seafarers, employees and others: lodged, handled, inspected, replied to, and taken a level up. The handler, the level above and the designated person see them alone; administrators do not.',
    },
    ways: [
      {
        zh: '人人可以提出投诉，选择由部门长、船长、公司或指定人员受理；被投诉人既不能受理，也看不到。',
        en: 'Anybody may complain, to the head of department, the master, the company or the designated person; whoever is complained of neither handles nor sees it.',
      },
      {
        zh: '提交时不记录账号、设备、网络地址和时刻；姓名按填写的加密保存，经办人与指定人员逐件查看，每次查看留下记录。',
        en: 'No account, device, address or hour is kept; the name is sealed as it was typed, and each reading of it by the handler or the designated person is written down.',
      },
      {
        zh: '回执码只显示一次：凭它查看答复，表示满意即关闭；不满意或等不到答复，随时可上报一级。',
        en: 'The receipt code is shown once. With it one reads the reply and closes the complaint as satisfied, or takes it a level up at any time.',
      },
      {
        zh: '经办人受理、记录、调查、答复；指定人员可上报一级，投诉人没有回音时关闭。',
        en: 'The handler takes it up, notes steps, inspects and replies; the designated person takes it a level up, and closes it where the complainant keeps silent.',
      },
      {
        zh: '答复期限前三天与到期日提醒经办人，逾期七天提醒上一级和指定人员；提醒中只有编号。',
        en: 'The handler is reminded three days before the reply is due and on the day, a week later the level above and the designated person; reminders tell its number alone.',
      },
    ],
  },
});
