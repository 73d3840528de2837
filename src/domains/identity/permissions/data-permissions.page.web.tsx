import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Field } from '../../../kernel/resource/field.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { refKit } from '../../../kernel/web/fields/ref.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { user } from '../users/user.resource.ts';
import { Assign } from './assign.web.tsx';
import { EXPLAIN_TEXT, DATA_TEXT as TEXT } from './explain.text.ts';
import { Grounds } from './grounds.web.tsx';
import { reach } from './permission.calls.ts';
import { Ships } from './ships.web.tsx';
import '../../../kernel/web/detail/detail.css';
import './explain.css';

const people: AnyResource = user;
const USER: Field = { kind: 'ref', variant: 'one', target: 'identity.user', label: EXPLAIN_TEXT.user };
const reachKey = (userId: number) => ['permissions', 'reach', userId];

/** Which organisations and ships a person's data covers, and by what. */
export function Page() {
  const [params, change] = useOwnSearch();
  const userId = Number(params.get('userId')) || undefined;
  const choose = (id: number | undefined) => change(() => new URLSearchParams(id ? { userId: String(id) } : {}));
  return (
    <div className="data-permissions">
      <header className="data-permissions-head">
        <h1>{t(TEXT.title)}</h1>
        <refKit.Control
          id="data-permissions-user"
          ariaLabel={t(EXPLAIN_TEXT.user)}
          field={USER}
          value={userId ?? null}
          onChange={(next) => choose(Number(next) || undefined)}
        />
      </header>
      {userId && <Person key={userId} userId={userId} />}
      {!userId &&
        (hasPermission('identity:user:list') ? (
          <People onChoose={choose} />
        ) : (
          <Message icon={null} title={t(TEXT.choose)} />
        ))}
    </div>
  );
}

/** Everybody, to begin with: a press opens what a person's data covers. */
function People({ onChoose }: { onChoose: (id: number) => void }) {
  return (
    <div className="data-permissions-people">
      <p className="list-message-more">{t(TEXT.choose)}</p>
      <ResourceList
        resource={people}
        title={null}
        embedded="people"
        columns={['username', 'name', 'organizationId', 'roleIds', 'dataOrganizationIds']}
        omit={['create', 'edit', 'remove', 'import', 'export']}
        onOpen={(row) => onChoose(row.id)}
      />
    </div>
  );
}

function Person({ userId }: { userId: number }) {
  const queries = useQueryClient();
  const changed = useCallback(() => void queries.invalidateQueries({ queryKey: reachKey(userId) }), [queries, userId]);
  return (
    <div className="data-permissions-columns">
      <div className="data-permissions-main">
        <Assign userId={userId} onSaved={changed} />
        <Ships userId={userId} onChanged={changed} />
      </div>
      <Reach userId={userId} />
    </div>
  );
}

/** What the assignments come to. */
function Reach({ userId }: { userId: number }) {
  const { data, error } = useQuery({
    queryKey: reachKey(userId),
    queryFn: ({ signal }) => call(reach, { query: { userId }, signal, quiet: true }),
  });
  if (error) return <p role="alert">{messageOf(error)}</p>;
  if (!data) return <SkeletonRows />;
  const parts = [
    { title: t(TEXT.vessels, { n: data.vessels.length }), rows: data.vessels },
    { title: t(TEXT.units, { n: data.organizations.length }), rows: data.organizations },
  ].filter((part) => part.rows.length > 0);
  return (
    <Panel title={t(TEXT.reach)}>
      {data.all && <p>{t(TEXT.everything)}</p>}
      {!data.all && parts.length === 0 && <p>{t(TEXT.nothing)}</p>}
      {data.ownOnly && <p>{t(TEXT.ownOnly)}</p>}
      {parts.map((part) => (
        <section key={part.title}>
          <h3>{part.title}</h3>
          <ul className="data-permissions-reach">
            {part.rows.map((row) => (
              <li key={row.id}>
                {row.name}
                <Grounds grounds={row.grounds} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
