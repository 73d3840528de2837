import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DICTIONARIES_KEY } from '../../../kernel/web/fields/dict-entries.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { dictionary } from './dictionary.resource.ts';

/** Dictionaries with their entries; what is saved shows at once wherever the dictionary is used. */
export function Page() {
  const client = useQueryClient();
  const slots = useMemo(
    (): ResourceSlots => ({ onSaved: () => void client.invalidateQueries({ queryKey: DICTIONARIES_KEY }) }),
    [client],
  );
  return <ResourcePage resource={dictionary} slots={slots} />;
}
