import type { Text } from '../../text.ts';

/** The words are the specification's. */
export const RICH_LOADING: Text = { zh: '富文本资源加载中……', en: 'rich text resources loading...' };

export const YES: Text = { zh: '是', en: 'Yes' };
export const NO: Text = { zh: '否', en: 'No' };
export const OPEN_CALENDAR: Text = { zh: '打开日历', en: 'Open the calendar' };
export const DATE_HINT: Text = { zh: '年-月-日', en: 'yyyy-mm-dd' };
export const MONTH_HINT: Text = { zh: '年-月', en: 'yyyy-mm' };
export const TIME_HINT: Text = { zh: '年-月-日 时:分', en: 'yyyy-mm-dd hh:mm' };
export const CHOOSE_SPAN: Text = { zh: '选择{label}范围', en: 'Choose a span: {label}' };
export const CHOOSE_START: Text = { zh: '选择起始日期', en: 'Choose the first day' };
export const CHOOSE_END: Text = { zh: '选择截止日期', en: 'Choose the last day' };
export const PREVIOUS_MONTH: Text = { zh: '上个月（Shift：上一年）', en: 'Previous month (Shift: year)' };
export const NEXT_MONTH: Text = { zh: '下个月（Shift：下一年）', en: 'Next month (Shift: year)' };
export const RANGE_FROM: Text = { zh: '{label}起', en: '{label} from' };
export const RANGE_TO: Text = { zh: '止', en: 'to' };
export const RANGE_TO_FULL: Text = { zh: '{label}止', en: '{label} to' };
/** `选择机构`, `Choose organization`: within an English sentence a name keeps its capital only where it is an abbreviation. */
export const chooseText = ({ zh, en }: Text): Text => ({
  zh: `选择${zh}`,
  en: `Choose ${/^[A-Z][a-z]/.test(en) ? en.charAt(0).toLowerCase() + en.slice(1) : en}`,
});
export const NOTHING_FOUND: Text = { zh: '没有匹配项', en: 'Nothing matches' };
export const LOADING: Text = { zh: '加载中', en: 'Loading' };
export const LOAD_FAILED: Text = { zh: '选项没有加载成功', en: 'The choices could not be loaded' };
export const CLEAR: Text = { zh: '清空', en: 'Clear' };
export const DISABLED_ENTRY: Text = { zh: '{name}（已停用）', en: '{name} (disabled)' };

export const UPLOAD: Text = { zh: '上传', en: 'Upload' };
export const REPLACE: Text = { zh: '更换', en: 'Replace' };
export const DROP_HERE: Text = { zh: '可将文件拖到此处', en: 'Files may be dropped here' };
export const REMOVE_FILE: Text = { zh: '移除 {name}', en: 'Remove {name}' };
export const FILE: Text = { zh: '附件', en: 'Attachment' };
export const FILE_GONE: Text = {
  zh: '文件已不存在，移除后重新上传',
  en: 'Not there any more: remove it and upload it again',
};
export const PREVIEW: Text = { zh: '预览 {name}', en: 'Preview {name}' };
export const DOWNLOAD: Text = { zh: '下载', en: 'Download' };
export const UPLOADING: Text = { zh: '正在上传 {name}', en: 'Uploading {name}' };
export const UPLOAD_FAILED: Text = { zh: '{name} 没有上传成功：{cause}', en: '{name} was not uploaded: {cause}' };
export const NO_PREVIEW: Text = {
  zh: '此类文件不能预览，可下载后查看',
  en: 'This kind of file has no preview; download it',
};

export const LINES: Text = { zh: '{n} 行', en: '{n} line(s)' };
export const NOT_JSON: Text = { zh: '不是有效的 JSON', en: 'Not valid JSON' };
export const BY_SERVER: Text = { zh: '保存后自动编号', en: 'Numbered on saving' };
export const LATITUDE_HINT: Text = { zh: '度:分.秒，如 31:14.30N', en: 'degrees:minutes.seconds, such as 31:14.30N' };
export const LONGITUDE_HINT: Text = {
  zh: '度:分.秒，如 121:45.30E',
  en: 'degrees:minutes.seconds, such as 121:45.30E',
};
export const TOTAL: Text = { zh: '合计', en: 'Total' };

/** Between names that stand after each other. */
export const BETWEEN_NAMES = { zh: '、', en: ', ' } satisfies Text;
