import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '../../../kernel/web/live/live.ts';
import { readAnew } from '../../../kernel/web/live/read-anew.ts';
import type { ShellLayer } from '../../../shell/shell-layer.ts';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';

/** Lists, counts, cards and timelines in sight are loaded anew when somebody acted on what concerns this person. */
function LiveApprovals() {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => void readAnew(client, { queryKey: APPROVAL_KEY });
    return onLive('approval', read, read);
  }, [client]);
  return null;
}

export const shellLayers: readonly ShellLayer[] = [{ key: 'approval.live', sort: 50, Layer: LiveApprovals }];
