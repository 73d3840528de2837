import { CloseCircleFilled } from '@ant-design/icons';
import { t } from '../i18n.ts';
import { CLEAR } from './fields.text.ts';

/** The way back to empty of a control of antd, which would name it in English whatever the language of the page. */
export const clearable = (on = true) =>
  on && { clearIcon: <CloseCircleFilled aria-label={t(CLEAR)} />, label: t(CLEAR) };
