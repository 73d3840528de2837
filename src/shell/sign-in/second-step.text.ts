export const SECOND_TEXT = {
  title: { zh: '双重验证', en: 'Second factor' },
  help: {
    zh: '打开手机验证器，输入“航道 Fairway”下的 6 位动态验证码；手机不在身边时，可输入一个恢复码。',
    en: 'Open your authenticator app and enter the six digits under Fairway, or a recovery code if the telephone is not at hand.',
  },
  enrol: { zh: '设置双重验证', en: 'Set up your second factor' },
  enrolHelp: {
    zh: '您的角色要求双重验证。用手机验证器扫描二维码，再输入其显示的 6 位动态验证码。',
    en: 'Your role demands a second factor. Scan the picture with an authenticator app, then enter the six digits that it shows.',
  },
  picture: { zh: '验证器二维码', en: 'Picture for the authenticator app' },
  byHand: { zh: '无法扫描时，手工输入密钥：', en: 'If it cannot be scanned, enter the key by hand:' },
  code: { zh: '动态验证码', en: 'Code' },
  confirm: { zh: '确认', en: 'Confirm' },
  again: { zh: '返回重新登录', en: 'Back to username and password' },
  recovery: { zh: '保存恢复码', en: 'Keep your recovery codes' },
  recoveryHelp: {
    zh: '手机丢失时，每个恢复码可代替动态验证码使用一次。请抄下或打印保存，此后不再显示。',
    en: 'If the telephone is lost, each of these stands for a code once. Write them down or print them: they are not shown again.',
  },
  goOn: { zh: '已保存，继续', en: 'I have kept them, go on' },
  fromSignIn: {
    zh: '您的角色要求双重验证，须换到登录页登录并完成设置',
    en: 'Your role demands a second factor: log in from the sign-in page to set it up',
  },
} as const;
