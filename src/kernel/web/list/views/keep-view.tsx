import { StarOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import type { Text } from '../../../text.ts';
import { Input } from '../../fields/antd-input.ts';
import { t } from '../../i18n.ts';
import { LIST } from '../list.text.ts';
import '../list.css';

type Props = {
  onKeep: (name: string) => Promise<void>;
  /** What a view keeps, in a line. */
  holds: Text;
};

/** Keeps what shows as a view under a name. */
export function KeepView({ onKeep, holds }: Props) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const form = (
    <form
      className="list-keep"
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim()) return;
        // A refusal has been told by the request; the name stays to be changed.
        void onKeep(name.trim()).then(
          () => {
            setName('');
            setOpen(false);
          },
          () => undefined,
        );
      }}
    >
      <Input
        autoFocus
        maxLength={40}
        value={name}
        placeholder={t(LIST.viewName)}
        aria-label={t(LIST.viewName)}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="primary" htmlType="submit" disabled={!name.trim()}>
        {t(LIST.save)}
      </Button>
      <p className="list-scope">{t(holds)}</p>
    </form>
  );
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" placement="bottomRight" content={form} destroyOnHidden>
      <Button type="text" icon={<StarOutlined />} aria-label={t(LIST.saveView)} title={t(LIST.saveView)} />
    </Popover>
  );
}
