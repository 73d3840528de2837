import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import { useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import { reloadMenus } from '../../../shell/session/load-session.ts';
import { useMenus } from '../../../shell/session/menus.ts';
import { menuOrder } from '../users/user.calls.ts';
import { useSaving } from './use-saving.web.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

/** The order of the top menu entries, for this user alone. */
export function MenuOrder() {
  const menus = useMenus();
  const [order, setOrder] = useState<readonly number[]>();
  const { busy, save } = useSaving();
  useUnsaved(order !== undefined);
  const shown = menus.filter((item) => !item.hidden);
  const ids = order ?? shown.map((item) => item.id);
  const titleOf = (id: number): string => {
    const meta = shown.find((item) => item.id === id)?.meta;
    return (lang === 'en' && meta?.titleEn) || meta?.title || '';
  };
  const move = (from: number, to: number) => setOrder(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!));

  const keep = (menuIds: number[]) =>
    save(async () => {
      await call(menuOrder, { body: { menuIds } });
      await reloadMenus();
      setOrder(undefined);
    });

  return (
    <>
      <p className="centre-quiet">{t(TEXT.orderHelp)}</p>
      <ol className="centre-order">
        {ids.map((id, at) => (
          <li key={id}>
            <span>{titleOf(id)}</span>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              disabled={at === 0}
              aria-label={t(TEXT.up, { name: titleOf(id) })}
              onClick={() => move(at, at - 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              disabled={at === ids.length - 1}
              aria-label={t(TEXT.down, { name: titleOf(id) })}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <div className="centre-bar">
        <Button type="primary" disabled={!order} loading={busy} onClick={() => void keep([...ids])}>
          {t(TEXT.save)}
        </Button>
        <Button onClick={() => void keep([])}>{t(TEXT.defaultOrder)}</Button>
      </div>
    </>
  );
}
