import { Facts } from '../../../kernel/web/detail/facts.tsx';
import type { RecordCard, RecordCardProps } from '../../../kernel/web/records/record-card.ts';
import { Avatar } from '../../../shell/navbar/avatar.tsx';

const FACTS = ['username', 'organizationId', 'jobIds', 'phone', 'email'];

/** A person's face, and where and how to reach them. */
function Card({ resource, row }: RecordCardProps) {
  const avatar = typeof row.avatar === 'number' ? row.avatar : null;
  return (
    <>
      {avatar !== null && <Avatar user={{ name: String(row.name), avatar }} size={72} />}
      <Facts resource={resource} row={row} fields={FACTS.filter((name) => row[name])} />
    </>
  );
}

export const recordCards: readonly RecordCard[] = [{ resource: 'identity.user', Card }];
