import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import { useSession } from '../../../kernel/web/session/session.ts';
import type { ShellLayer } from '../../../shell/shell-layer.ts';
import { myReleaseNotes, releaseNotesSeen } from './version.calls.ts';
import { VERSION_TEXT as TEXT } from './version.text.ts';
import './versions.css';

const KEY = ['system', 'releaseNotes'] as const;

/** What an upgrade brought, shown to each person once. */
function ReleaseNotes() {
  const queries = useQueryClient();
  const { actor } = useSession();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(myReleaseNotes, { signal, quiet: true }),
    enabled: !actor,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const seen = useMutation({
    mutationFn: () => call(releaseNotesSeen, { quiet: true }),
    onSettled: () => queries.setQueryData(KEY, { running: data?.running ?? '', releases: [] }),
  });
  if (!data || data.releases.length === 0) return null;
  return (
    <Modal
      open
      title={t(TEXT.news, { version: data.running })}
      onCancel={() => seen.mutate()}
      footer={
        <Button type="primary" loading={seen.isPending} onClick={() => seen.mutate()}>
          {t(TEXT.ok)}
        </Button>
      }
    >
      {data.releases.map((release) => (
        <section key={release.version} className="version-notes">
          <h3>{release.version}</h3>
          <ul>
            {release.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}

export const shellLayers: readonly ShellLayer[] = [{ key: 'system.releaseNotes', sort: 20, Layer: ReleaseNotes }];
