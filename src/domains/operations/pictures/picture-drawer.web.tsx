import { CopyOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Input } from 'antd';
import { useId, useState } from 'react';
import { permissionOf } from '../../../kernel/resource/resource.ts';
import { confirm } from '../../../kernel/web/confirm.ts';
import { shortTime } from '../../../kernel/web/fields/date-value.ts';
import { FileChip } from '../../../kernel/web/fields/file-chip.tsx';
import { Thumbnail } from '../../../kernel/web/fields/thumbnail.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { UseList } from '../files/file-uses.web.tsx';
import { pictureUses } from './picture.calls.ts';
import { picture } from './picture.resource.ts';
import { PICTURE_TEXT as TEXT } from './picture.text.ts';
import { copyPictureLink, pictureLink } from './picture-link.web.ts';
import type { PictureRow } from './pictures.page.web.tsx';
import '../../../kernel/web/fields/field-error.css';

type Props = { row: PictureRow; onClose: () => void; onChanged: () => Promise<unknown> };

/** One picture: its link, its words, where it is used; it goes only when nothing uses it. */
export function PictureDrawer({ row, onClose, onChanged }: Props) {
  const [name, setName] = useState(row.name);
  const [remark, setRemark] = useState(row.remark ?? '');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const id = useId();
  const close = useGuardedClose(name !== row.name || remark !== (row.remark ?? ''), onClose);
  const uses = useQuery({
    queryKey: ['system', 'pictureUses', row.id],
    queryFn: ({ signal }) => call(pictureUses, { params: { id: row.id }, signal, quiet: true }),
  });
  const mayEdit = hasPermission(permissionOf(picture, 'edit'));
  const mayRemove = hasPermission(permissionOf(picture, 'del'));
  const unused = uses.data?.length === 0;

  async function act(work: () => Promise<unknown>, said: string): Promise<void> {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      notify.success(said);
      await onChanged();
      onClose();
    } catch (error) {
      setFailed(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function save(): Promise<void> {
    const changed = { id: row.id, version: row.version, file: row.file, name, remark: remark || null };
    await act(() => records.update(picture, changed), t(TEXT.saved));
  }
  async function remove(): Promise<void> {
    const sure = await confirm({
      title: t(TEXT.removeTitle, { name: row.name }),
      effect: t(TEXT.removeEffect),
      act: t(TEXT.remove),
      danger: true,
    });
    if (sure) await act(() => records.remove(picture, row, { quiet: true }), t(TEXT.removed));
  }

  return (
    <Drawer
      open
      size={560}
      title={row.name}
      onClose={close}
      footer={
        <span className="picture-acts">
          {mayRemove && (
            <Button danger disabled={!unused} title={unused ? undefined : t(TEXT.inUse)} onClick={() => void remove()}>
              {t(TEXT.remove)}
            </Button>
          )}
          {mayEdit && (
            <Button type="primary" loading={busy} disabled={!name.trim()} onClick={() => void save()}>
              {t(TEXT.save)}
            </Button>
          )}
        </span>
      }
    >
      <div className="picture-detail">
        <span className="picture-large">
          <Thumbnail id={row.file} size={640} alt={row.name} instead={t(TEXT.damaged)} />
        </span>
        <p className="list-message-more">
          {t(TEXT.by, { name: row.createName, at: shortTime(row.createTime, serverDate()) })}
        </p>
        <FileChip id={row.file} />
        {failed && (
          <p role="alert" className="form-error">
            {failed}
          </p>
        )}
        <label htmlFor={`${id}l`}>{t(TEXT.link)}</label>
        <span className="picture-link">
          <Input id={`${id}l`} readOnly value={pictureLink(row.file)} onFocus={(event) => event.target.select()} />
          <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copyPictureLink(row.file)}>
            {t(TEXT.copy)}
          </Button>
        </span>
        <label htmlFor={`${id}n`}>{t(TEXT.name)}</label>
        <Input
          id={`${id}n`}
          value={name}
          maxLength={120}
          disabled={!mayEdit}
          onChange={(event) => setName(event.target.value)}
        />
        <label htmlFor={`${id}r`}>{t(TEXT.remark)}</label>
        <Input
          id={`${id}r`}
          value={remark}
          maxLength={200}
          disabled={!mayEdit}
          onChange={(event) => setRemark(event.target.value)}
        />
        <h3>{t(TEXT.uses)}</h3>
        {uses.error && <p role="alert">{messageOf(uses.error)}</p>}
        {uses.isPending && <SkeletonRows />}
        {uses.data && (unused ? <p className="list-message-more">{t(TEXT.noUses)}</p> : <UseList uses={uses.data} />)}
      </div>
    </Drawer>
  );
}
