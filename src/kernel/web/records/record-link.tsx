import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { useMaybePlace } from '../routing/record-places.ts';

/** Inside of something that is pressed itself, names are not links. */
export const PlainNames = createContext(false);

/** The name of a record as a link to its page; plain text for whoever has no page for its kind. */
export function RecordLink({ resource, id, children }: { resource: string; id: number; children: ReactNode }) {
  const place = useMaybePlace(resource);
  const plain = useContext(PlainNames);
  if (!place || plain) return <span>{children}</span>;
  return (
    <Link className="record-link" to={`${place}/${id}`} data-record={`${resource}/${id}`}>
      {children}
    </Link>
  );
}
