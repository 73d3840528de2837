import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { sizeText } from '../../fields/stored-file.ts';
import { t } from '../../i18n.ts';
import { notify } from '../../notice.ts';
import type { Query } from '../../query-string.ts';
import { messageOf, request } from '../../request.ts';
import { uuid } from '../../uuid.ts';
import { wordsOf } from '../batch/selection.ts';
import { LIST } from '../list.text.ts';
import { fetchSheet } from './export-sheet.ts';

/** From this many rows on, where counts stop too, a list is exported in the background: nobody waits before an open page. */
const BACKGROUND_ROWS = 10_000;

type Props = {
  url: string;
  query: Query;
  name: string;
  /** A derived list and how many rows its filter shows: a long one becomes a task of one's own. */
  list?: { resource: string; total: number };
};

/** Exports everything that is filtered, in the shown columns. The sheet is streamed, so that its length is told as it grows. */
export function ExportButton({ url, query, name, list }: Props) {
  const [received, setReceived] = useState<number>();

  async function run(): Promise<void> {
    if (list && list.total >= BACKGROUND_ROWS) {
      await request('POST', '/api/tasks/exports', {
        body: { resource: list.resource, query: wordsOf(query) },
        key: uuid(),
      });
      notify.info(t(LIST.exportsLater));
      return;
    }
    setReceived(0);
    try {
      await fetchSheet(url, { query, name, hear: setReceived });
      notify.success(list ? t(LIST.exported, { n: list.total.toLocaleString('en-US') }) : t(LIST.exportedAll));
    } catch (error) {
      // The request has told of its own refusals; a stream that broke off has not been told of.
      if (!(error instanceof Error && error.name === 'ApiError')) notify.error(messageOf(error));
    } finally {
      setReceived(undefined);
    }
  }

  return (
    <Button icon={<DownloadOutlined />} loading={received !== undefined} onClick={run}>
      {received ? t(LIST.exporting, { size: sizeText(received) }) : t(LIST.export)}
    </Button>
  );
}
