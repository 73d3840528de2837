import { PrinterOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { lazy, Suspense, useCallback, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { RunView } from './run-shape.rules.ts';

const RunPrint = lazy(() => import('./run-print.web.tsx').then((m) => ({ default: m.RunPrint })));

/** Prints the approval with its timeline. */
export function PrintRun({ run, ...look }: { run: RunView } & Pick<ButtonProps, 'size' | 'type'>) {
  const [printing, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  return (
    <>
      <Button icon={<PrinterOutlined />} onClick={() => setPrinting(true)} {...look}>
        {t(TEXT.print)}
      </Button>
      {printing && (
        <Suspense>
          <RunPrint run={run} onDone={done} />
        </Suspense>
      )}
    </>
  );
}
