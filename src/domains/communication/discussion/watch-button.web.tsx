import { EyeFilled, EyeOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { RecordPanelProps } from '../../../kernel/web/detail/record-panel.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { DISCUSSION_TEXT as TEXT } from './discussion.text.ts';
import { useDiscussion, useWatch } from './use-discussion.web.ts';

/** In the head of a record: whether I watch it, and how many do. */
export function WatchButton({ resource, row }: RecordPanelProps) {
  const of = { resource: resource.name, id: row.id };
  const { data } = useDiscussion(of);
  const watch = useWatch(of);
  const phone = useMobile();
  if (!data) return null;
  const { watching, watchers } = data;
  const word = t(watching ? TEXT.watching : TEXT.watch);
  return (
    <Tooltip title={t(watching ? TEXT.unwatchHint : TEXT.watchHint)}>
      <Button
        type={phone ? 'text' : 'default'}
        icon={watching ? <EyeFilled /> : <EyeOutlined />}
        aria-pressed={watching}
        aria-label={phone ? word : undefined}
        onClick={() => void watch(!watching)}
      >
        {!phone && word}
        {!phone && watchers.length > 0 && <span className="num discussion-count">{watchers.length}</span>}
      </Button>
    </Tooltip>
  );
}
