import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { permissionOf } from '../../../kernel/resource/resource.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { findingSheet } from './finding-sheet.resource.ts';
import { inspection } from './inspection.resource.ts';
import { INSPECTION_TEXT as TEXT } from './inspection.text.ts';

const ImportDialog = lazy(() =>
  import('../../../kernel/web/list/sheets/import-dialog.tsx').then((m) => ({ default: m.ImportDialog })),
);

/** Findings come in a sheet whose rows name their inspections. */
export function FindingSheet() {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  if (!hasPermission(permissionOf(findingSheet, 'import'))) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(TEXT.sheet)}</Button>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog
            resource={findingSheet}
            onClose={() => setOpen(false)}
            onDone={() => void client.invalidateQueries({ queryKey: recordKeys.all(inspection) })}
          />
        </Suspense>
      )}
    </>
  );
}
