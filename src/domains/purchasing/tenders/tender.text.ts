/** Words of tenders. */
export const TENDER_TEXT = {
  make: { zh: '转为招标', en: 'Put out to tender' },
  made: { zh: '已生成招标申请草稿', en: 'A draft of the tender was made' },
  notDraft: {
    zh: '只有草稿询价单可以转为招标，每张一次',
    en: 'Only a draft of an inquiry is put out to tender, and once',
  },
  running: { zh: '投标中', en: 'Out to tender' },
  toScore: { zh: '评标中', en: 'To be scored' },
  toAward: { zh: '待定标', en: 'To be awarded' },
  mine: { zh: '我负责', en: 'Mine' },
  invited: { zh: '需要投标数', en: 'Bids needed' },
  bids: { zh: '开标份数', en: 'Bids opened' },
  scored: { zh: '已评分评委', en: 'Members who scored' },
  scoring: { zh: '我的评分', en: 'My scores' },
  bidder: { zh: '投标人', en: 'Bidder' },
  notOpen: { zh: '尚未开标', en: 'Not opened yet' },
  notOpenMore: {
    zh: '两人先后确认开标后，评委才能评分。',
    en: 'Members score once two people have confirmed the opening.',
  },
  notMember: { zh: '您不是本次招标的评委', en: 'You are no member of this committee' },
  notMemberMore: {
    zh: '全部评委提交后，评分与名次列在本页。',
    en: 'Scores and places stand on this page once all members have scored.',
  },
  noInterest: {
    zh: '我与各投标人无利害关系',
    en: 'I have no interest in any of the bidders',
  },
  submit: { zh: '提交评分', en: 'Submit the scores' },
  submitted: { zh: '评分已提交', en: 'The scores were submitted' },
  progress: { zh: '已有 {n} / {all} 名评委提交', en: '{n} of {all} members have scored' },
  retry: { zh: '重试', en: 'Try again' },
} as const;
