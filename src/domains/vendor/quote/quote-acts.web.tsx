import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { useActs } from '../../../kernel/web/list/acts/use-acts.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { fillPath } from '../../../kernel/web/query-string.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { ApiError, call, messageOf, upload } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { quotationFace } from '../../purchasing/public.ts';
import type { OwnQuote } from './quotation.web.tsx';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';
import { declineCall, quoteSheetCall, readSheetCall, withdrawCall } from './vendor.calls.ts';

type Props = {
  quote: OwnQuote;
  invitation: number;
  store: FormStore;
  save: () => Promise<AnyRow | undefined>;
  onChanged: () => Promise<void>;
};

type Line = Readonly<Record<string, unknown>> & { readonly id: number };

/** The sheet, and the ways out of a quotation. */
export function QuoteActs({ quote, invitation, store, save, onChanged }: Props) {
  const acts = useActs(quotationFace);
  const decline: RowAct = {
    key: 'decline',
    label: TEXT.decline,
    reason: true,
    run: async (_row, { reason }) => {
      await call(declineCall, { params: { id: invitation }, body: { reason: reason ?? '' } });
      notify.success(t(TEXT.wasDeclined));
      await onChanged();
    },
  };
  const withdraw: RowAct = {
    key: 'withdraw',
    label: TEXT.withdraw,
    danger: true,
    effect: TEXT.withdrawEffect,
    run: async ({ id, version }) => {
      await call(withdrawCall, { params: { id }, body: { version } });
      notify.success(t(TEXT.wasWithdrawn));
      await onChanged();
    },
  };
  /** What stands in the form stands in the sheet: it is kept first. */
  const download = async (): Promise<void> => {
    if (store.dirty() && !(await save())) return;
    await saveFile(fillPath(quoteSheetCall.path, { id: quote.id })).catch(() => undefined);
  };
  const fill = async (file: File): Promise<void> => {
    try {
      const { lines } = await upload<{ lines: Line[] }>(fillPath(readSheetCall.path, { id: quote.id }), {
        file,
        quiet: true,
      });
      const byId = new Map(lines.map((line) => [line.id, line]));
      const rows = store.values().lines as readonly Line[];
      store.set(
        'lines',
        rows.map((row) => ({ ...row, ...byId.get(row.id) })),
      );
      notify.success(t(TEXT.filled, { n: lines.length }));
    } catch (error) {
      notify.error((error instanceof ApiError && error.errors[0]?.message) || messageOf(error));
    }
  };
  const act = quote.quoteStatus === 'SUBMITTED' ? withdraw : decline;
  return (
    <>
      <Button icon={<DownloadOutlined />} onClick={() => void download()}>
        {t(TEXT.download)}
      </Button>
      <SheetButton onFile={(file) => void fill(file)} />
      <Button danger={act.danger} onClick={() => acts.run(act, quote)}>
        {t(act.label)}
      </Button>
      {acts.dialog}
    </>
  );
}

function SheetButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => input.current?.click()}>
        {t(TEXT.upload)}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx"
        aria-label={t(TEXT.upload)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
