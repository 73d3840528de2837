import { useQuery } from '@tanstack/react-query';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import type { Text } from '../../../text.ts';
import type { ListView } from '../../../views.calls.ts';
import { t } from '../../i18n.ts';
import { useGuardedClose } from '../../leave/use-guarded-close.ts';
import { request } from '../../request.ts';
import { LIST } from '../list.text.ts';
import '../acts/ask-dialog.css';
import '../list.css';

type Props = { view: ListView; onShare: (roles: readonly string[]) => Promise<void>; onClose: () => void };

/** With which roles a view is shared. Whoever may not share is told so, and can still end what was shared before. */
export function ShareView({ view, onShare, onClose }: Props) {
  const [roles, setRoles] = useState<readonly string[]>(view.roles);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const close = useGuardedClose([...roles].sort().join() !== [...view.roles].sort().join(), onClose);
  const { data, isSuccess } = useQuery({
    queryKey: ['views', 'roles'],
    queryFn: ({ signal }) => request<readonly { code: string; label: Text }[]>('GET', '/api/views/roles', { signal }),
  });
  const known = data ?? [];
  const closed = isSuccess && known.length === 0;
  const options = [...known.map(({ code, label }) => ({ value: code, label: t(label) }))];
  for (const code of view.roles)
    if (!known.some((role) => role.code === code)) options.push({ value: code, label: code });
  return (
    <Modal
      open
      width={440}
      title={t(LIST.shareTitle, { name: view.name })}
      okText={t(LIST.save)}
      confirmLoading={busy}
      okButtonProps={{ disabled: closed && view.roles.length === 0 }}
      onCancel={close}
      onOk={async () => {
        setBusy(true);
        await onShare(roles).then(onClose, () => setBusy(false));
      }}
    >
      {closed && <p>{t(LIST.mayNotShare)}</p>}
      <div className="kit-ask">
        <label htmlFor={id}>{t(LIST.shareWith)}</label>
        <Select
          id={id}
          autoFocus
          mode="multiple"
          maxTagCount="responsive"
          showSearch={{ optionFilterProp: 'label' }}
          value={[...roles]}
          options={options}
          disabled={closed && view.roles.length === 0}
          onChange={(next: string[]) => setRoles(next)}
        />
        <p className="list-scope">{t(LIST.shareEffect)}</p>
      </div>
    </Modal>
  );
}
