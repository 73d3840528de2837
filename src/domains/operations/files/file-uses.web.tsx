import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Reply } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { useShell } from '../../../shell/shell-context.ts';
import { fileUses } from './file.calls.ts';
import { FILE_TEXT as TEXT } from './file.text.ts';
import './files.css';

type Use = Reply<typeof fileUses>[number];

/** The records that hold a file, each with the way to it. */
export function FileUses({ id }: { id: number }) {
  const found = useQuery({
    queryKey: ['system', 'fileUses', id],
    queryFn: ({ signal }) => call(fileUses, { params: { id }, signal, quiet: true }),
  });
  if (found.error) return <p role="alert">{messageOf(found.error)}</p>;
  return found.data ? <UseList uses={found.data} /> : <SkeletonRows />;
}

export function UseList({ uses }: { uses: readonly Use[] }) {
  const { table } = useShell();
  if (uses.length === 0) return <p className="list-message-more">{t(TEXT.noUses)}</p>;
  return (
    <ul className="file-uses">
      {uses.map(({ resource, recordId, label, title, component }) => {
        const page = component && table.pages.find((one) => one.component === component);
        return (
          <li key={`${resource} ${recordId}`}>
            <span>{label}</span>
            {title === undefined && <span className="field-empty">{t(TEXT.hiddenRecord, { id: recordId })}</span>}
            {title !== undefined && page && (
              <Link to={recordAddress(resource, recordId)}>{title || `#${recordId}`}</Link>
            )}
            {title !== undefined && !page && <span>{title || `#${recordId}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}
