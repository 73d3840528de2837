import { useQuery } from '@tanstack/react-query';
import type { AnyResource } from '../../resource/resource.ts';
import { loadRecordPanels } from '../routing/record-modules.ts';
import type { RecordPanel } from './record-panel.ts';

const NONE: readonly RecordPanel[] = [];

/** The panels that other domains show beside records of this kind, in their order. */
export function useRecordPanels(resource: AnyResource): readonly RecordPanel[] {
  const { data = NONE } = useQuery({
    queryKey: ['record-panels'],
    queryFn: loadRecordPanels,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.filter((panel) => panel.appliesTo(resource));
}
