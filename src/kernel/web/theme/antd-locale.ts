import type { ConfigProviderProps } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { Lang } from '../../text.ts';

/** antd's own words for ConfigProvider; also sets the language of its date pickers. */
export function antdLocale(lang: Lang): NonNullable<ConfigProviderProps['locale']> {
  dayjs.locale(lang === 'zh' ? 'zh-cn' : 'en');
  return lang === 'zh' ? zhCN : enUS;
}
