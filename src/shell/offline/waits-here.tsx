import { CloudSyncOutlined } from '@ant-design/icons';
import { t } from '../../kernel/web/i18n.ts';
import type { Unsent } from '../../kernel/web/offline/outbox.rules.ts';
import { BOX } from './box.text.ts';
import { showBox } from './show-box.ts';
import './waits-here.css';

/** Stands where a form is offered whose last writing is not sent yet: nobody writes it twice. It leads to the box in which it lies. */
export function WaitsHere({ one }: { one: Unsent }) {
  return (
    <button
      type="button"
      className="waits-here"
      data-refused={one.refused !== undefined || undefined}
      onClick={showBox}
    >
      <CloudSyncOutlined aria-hidden /> {t(one.refused === undefined ? BOX.waitsHere : BOX.refusedHere)}
    </button>
  );
}
