import { t } from '../../../kernel/web/i18n.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { Avatar } from '../../../shell/navbar/avatar.tsx';
import type { Person as PersonInfo } from '../people/person.rules.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import './run.css';

type Props = { person: PersonInfo; place?: boolean; account?: boolean };

/** Portrait and name, and the account by which people of one name are told apart; oneself is marked. */
export function Person({ person, place = false, account = true }: Props) {
  const me = useUser().id === person.id;
  return (
    <span className="approval-person">
      <Avatar user={person} size={18} />
      <span>
        {place && person.place ? `${person.place} ` : ''}
        {me ? t(TEXT.me, { name: person.name }) : person.name}{' '}
        {account && person.username && <small className="approval-account">{person.username}</small>}
      </span>
    </span>
  );
}
