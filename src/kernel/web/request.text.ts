export const REQUEST_TEXT = {
  timeout: { zh: '网络请求超时', en: 'Network request timeout' },
  network: { zh: '网络请求错误', en: 'Network request error' },
  refused: {
    zh: '操作没有成功（{status}），稍后再试或联系系统管理员',
    en: 'The request was refused ({status}); try again later or ask an administrator',
  },
} as const;
