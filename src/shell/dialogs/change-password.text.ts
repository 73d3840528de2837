export const CHANGE_PASSWORD_TEXT = {
  title: { zh: '修改密码', en: 'Change password' },
  forced: {
    zh: '当前密码强度不足，须修改后才能继续使用。',
    en: 'Your password is too weak. Change it before you go on.',
  },
  oldPass: { zh: '旧密码', en: 'Old password' },
  newPass: { zh: '新密码', en: 'New password' },
  confirmPass: { zh: '确认密码', en: 'Confirm password' },
  submit: { zh: '修改密码', en: 'Change password' },
  done: { zh: '密码修改成功，请重新登录', en: 'Password changed successfully, please log in again' },
} as const;
