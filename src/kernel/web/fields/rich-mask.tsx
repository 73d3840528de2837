import { Spin } from 'antd';
import { t } from '../i18n.ts';
import { RICH_LOADING } from './fields.text.ts';
import './rich-mask.css';

/** The full-screen mask of the specification while the editor's code loads. */
export function RichMask() {
  return (
    <div className="rich-mask" role="status">
      <Spin />
      {t(RICH_LOADING)}
    </div>
  );
}
