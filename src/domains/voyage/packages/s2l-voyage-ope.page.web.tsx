import { UploadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { upload } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { takePackage } from './s2l-package.calls.ts';
import { type PackageRow, s2lPackage } from './s2l-package.resource.ts';
import { PACKAGE_TEXT as TEXT } from './s2l-package.text.ts';

/** Reports that came as files, what waits first in one click. */
export function Page() {
  const mayTake = usePermission(takePackage.permission);
  const slots = useMemo(
    (): ResourceSlots => ({
      list: {
        savedFilters: [
          { key: 'parsed', label: TEXT.parsed, filters: { packageStatus: ['PARSED'] } },
          { key: 'received', label: TEXT.received, filters: { packageStatus: ['RECEIVED'] } },
        ],
        toolbar: mayTake && <TakeIn />,
        omit: ['create', 'edit', 'remove', 'import'],
      },
      // The report itself is read where it has become one.
      detail: { hidden: ['payload', 'sha256'], omit: ['edit', 'remove'] },
    }),
    [mayTake],
  );
  return <ResourcePage resource={s2lPackage} slots={slots} />;
}

function TakeIn() {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setBusy(true);
    try {
      const { packageNo, packageStatus } = await upload<PackageRow>(takePackage.path, { file });
      const words = packageStatus === 'PARSED' ? TEXT.taken : TEXT.takenWithProblems;
      notify.success(t(words, { no: packageNo ?? '' }));
    } catch {
      // Why it was refused has been said already.
    } finally {
      setBusy(false);
    }
    await client.invalidateQueries({ queryKey: ['records'] });
  }
  return (
    <>
      <Button type="primary" icon={<UploadOutlined />} loading={busy} onClick={() => input.current?.click()}>
        {t(TEXT.takeIn)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t(TEXT.takeIn)}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
