/** Words of inquiries. */
export const INQUIRY_TEXT = {
  make: { zh: '生成询价单', en: 'Make an inquiry' },
  made: { zh: '已生成询价单草稿', en: 'A draft of the inquiry was made' },
  published: { zh: '询价已发布', en: 'The inquiry is out' },
  extended: { zh: '截止时间已延后', en: 'The deadline was extended' },
  opened: { zh: '报价已开启', en: 'The quotations are open' },
  askedOpen: { zh: '已记录首位确认，须由另一人开启', en: 'The first has confirmed; another person opens it' },
  again: { zh: '已发出新一轮询价', en: 'Another round is out' },
  invited: { zh: '受邀', en: 'Invited' },
  quoted: { zh: '已报价', en: 'Quoted' },
  declined: { zh: '已谢绝', en: 'Declined' },
  left: { zh: '剩余时间', en: 'Time left' },
  over: { zh: '已截止', en: 'Time is up' },
  days: { zh: '{d} 天 {h} 小时', en: '{d} d {h} h' },
  hours: { zh: '{h} 小时 {m} 分', en: '{h} h {m} min' },
  out: { zh: '报价中', en: 'Out' },
  toOpen: { zh: '待开启', en: 'To be opened' },
  toAward: { zh: '待定标', en: 'To be awarded' },
  mine: { zh: '我负责', en: 'Mine' },
  publishEffect: {
    zh: '发布后不能再改询价内容，所询需求归本询价占用，邀请邮件随即发出。',
    en: 'What is asked can no longer change, its needs are held for it, and the invitations go out.',
  },
  openEffect: {
    zh: '开启后所有报价的价格对有权限的人可见，不能再封存。',
    en: 'All prices can be read from then on by those who may; they are not sealed again.',
  },
} as const;
