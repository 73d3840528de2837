import { CopyOutlined, PictureOutlined, SearchOutlined, UploadOutlined } from '@ant-design/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { type AnyResource, permissionOf, type Row } from '../../../kernel/resource/resource.ts';
import { Thumbnail } from '../../../kernel/web/fields/thumbnail.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { LIST } from '../../../kernel/web/list/list.text.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { messageOf } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import '../../../kernel/web/list/list.css';
import { picture } from './picture.resource.ts';
import { PICTURE_TEXT as TEXT } from './picture.text.ts';
import { copyPictureLink } from './picture-link.web.ts';
import { uploadPictures } from './upload-pictures.web.ts';
import './pictures.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

const PictureDrawer = lazy(() => import('./picture-drawer.web.tsx').then((m) => ({ default: m.PictureDrawer })));

export type PictureRow = Row<typeof picture>;
const resource: AnyResource = picture;
const SIZE = 60;

/** Pictures for everybody: upload, copy the link, see where each is used. */
export function Page() {
  const [params, setParams] = useOwnSearch();
  const [word, setWord] = useState('');
  const q = useDeferredValue(word.trim());
  const [sending, setSending] = useState<{ name: string; done: number }>();
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const mayUpload = hasPermission(permissionOf(picture, 'add'));
  const found = useInfiniteQuery({
    queryKey: recordKeys.list(resource, undefined, { grid: true, q }),
    queryFn: ({ pageParam, signal }) =>
      records.list(resource, { page: pageParam, size: SIZE, ...(q && { q }) }, { signal, quiet: true }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.content.length === SIZE ? pages.length : undefined),
  });
  const rows = (found.data?.pages ?? []).flatMap((page) => page.content) as unknown as PictureRow[];
  const shown = rows.find((row) => row.id === Number(params.get('open')));
  const open = (id?: number) => setParams(() => new URLSearchParams(id ? { open: String(id) } : {}));

  async function take(files: FileList | null): Promise<void> {
    if (!files || files.length === 0 || sending) return;
    await uploadPictures([...files], (name, done) => setSending(name ? { name, done } : undefined));
    await found.refetch();
  }

  return (
    <fieldset
      className="pictures"
      aria-label={t(TEXT.title)}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(mayUpload);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (mayUpload) void take(event.dataTransfer.files);
      }}
    >
      <header className="pictures-head">
        <h1>{t(TEXT.title)}</h1>
        <span className="list-scope">{t(TEXT.scope)}</span>
        <span className="pictures-acts">
          <Input
            className="pictures-search"
            allowClear={clearable()}
            prefix={<SearchOutlined aria-hidden="true" />}
            placeholder={t(TEXT.search)}
            aria-label={t(TEXT.search)}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
          {mayUpload && (
            <>
              <input
                ref={picker}
                type="file"
                hidden
                multiple
                accept="image/png,image/jpeg,image/webp,image/gif"
                onChange={(event) => {
                  void take(event.target.files).finally(() => {
                    if (picker.current) picker.current.value = '';
                  });
                }}
              />
              <Button
                type="primary"
                icon={<UploadOutlined aria-hidden="true" />}
                loading={sending !== undefined}
                onClick={() => picker.current?.click()}
              >
                {t(TEXT.upload)}
              </Button>
            </>
          )}
        </span>
      </header>
      {sending && (
        <p className="pictures-sending" role="status">
          <span>{t(TEXT.uploading, { name: sending.name })}</span>
          <progress value={sending.done} max={1} aria-label={t(TEXT.uploading, { name: sending.name })} />
        </p>
      )}
      {found.error && (
        <Message icon={null} title={t(TEXT.loadFailed)} alert>
          <p className="list-message-more">{messageOf(found.error)}</p>
          <Button onClick={() => void found.refetch()}>{t(LIST.retry)}</Button>
        </Message>
      )}
      {found.isPending && <SkeletonRows />}
      {found.data && rows.length === 0 && (
        <Message icon={<PictureOutlined />} title={t(q ? TEXT.noMatch : TEXT.empty)}>
          {!q && mayUpload && <p className="list-message-more">{t(TEXT.drop)}</p>}
        </Message>
      )}
      {rows.length > 0 && (
        <>
          <p className="list-message-more num">{t(TEXT.count, { n: found.data?.pages[0]?.totalElements ?? 0 })}</p>
          <ul className="pictures-grid">
            {rows.map((row) => (
              <li key={row.id} className="picture-card">
                <button
                  type="button"
                  className="picture-show"
                  aria-label={t(TEXT.open, { name: row.name })}
                  onClick={() => open(row.id)}
                >
                  <Thumbnail id={row.file} size={320} alt="" instead={<span>{t(TEXT.damaged)}</span>} />
                </button>
                <span className="picture-name" title={row.remark ?? row.name}>
                  {row.name}
                </span>
                <Button
                  type="text"
                  size="small"
                  icon={<CopyOutlined />}
                  aria-label={`${t(TEXT.copy)} ${row.name}`}
                  title={t(TEXT.copy)}
                  onClick={() => void copyPictureLink(row.file)}
                />
              </li>
            ))}
          </ul>
          {found.hasNextPage && (
            <Button className="pictures-more" loading={found.isFetching} onClick={() => void found.fetchNextPage()}>
              {t(TEXT.more)}
            </Button>
          )}
        </>
      )}
      {shown && (
        <Suspense fallback={null}>
          <PictureDrawer key={shown.id} row={shown} onClose={() => open()} onChanged={() => found.refetch()} />
        </Suspense>
      )}
    </fieldset>
  );
}
