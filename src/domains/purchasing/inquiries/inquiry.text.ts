/** Words of inquiries. */
export const INQUIRY_TEXT = {
  make: { zh: '生成询价单', en: 'Make an inquiry' },
  made: { zh: '已生成询价单草稿', en: 'A draft of the inquiry was made' },
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
  ofTender: { zh: '此询价属于招标，在招标申请上办理', en: 'It belongs to a tender: do it there' },
  mine: { zh: '我负责', en: 'Mine' },
} as const;
