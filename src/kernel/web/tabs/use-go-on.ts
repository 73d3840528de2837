import { useNavigate } from 'react-router';
import { currentTag, currentTags } from './tag-store.ts';
import { nextPlace } from './tags.ts';

/** Once tabs are closed: to the last remaining one, where the one in front is gone. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  return () => {
    const current = currentTag();
    const next = current ? nextPlace(currentTags(), current) : undefined;
    if (next) navigate(next);
  };
}
