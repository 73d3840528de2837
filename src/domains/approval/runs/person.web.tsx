import { t } from '../../../kernel/web/i18n.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { Avatar } from '../../../shell/navbar/avatar.tsx';
import type { Person as PersonInfo } from '../people/person.rules.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import './run.css';

/** Portrait and name; oneself is marked. */
export function Person({ person, place = false }: { person: PersonInfo; place?: boolean }) {
  const me = useUser().id === person.id;
  return (
    <span className="approval-person">
      <Avatar user={person} size={18} />
      <span>
        {place && person.place ? `${person.place} ` : ''}
        {me ? t(TEXT.me, { name: person.name }) : person.name}{' '}
        {person.username && <small className="approval-account">{person.username}</small>}
      </span>
    </span>
  );
}
