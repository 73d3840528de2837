import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Modal } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { rowsOf } from '../../../kernel/resource/open.ts';
import { sectionsOf } from '../../../kernel/resource/resource.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { confirm } from '../../../kernel/web/confirm.ts';
import { Figures } from '../../../kernel/web/detail/figures.tsx';
import { focusField } from '../../../kernel/web/form/field-id.ts';
import { FormContext } from '../../../kernel/web/form/form-context.ts';
import { FormSection } from '../../../kernel/web/form/form-section.tsx';
import { createFormStore, type FormStore } from '../../../kernel/web/form/form-store.ts';
import { inFormOrder, problemsOf } from '../../../kernel/web/form/problems.ts';
import { useForm } from '../../../kernel/web/form/use-field.ts';
import { ApiError, messageOf, upload } from '../../../kernel/web/request.ts';
import '../../../kernel/web/form/form.css';
import '../../../kernel/web/fields/fields.css';
import '../../../kernel/web/fields/field-error.css';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { wholeTime } from '../../../kernel/web/when.ts';
import { vendorBearer, vendorCall } from '../area/vendor-session.web.ts';
import { Standing } from './invitations.web.tsx';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';
import { formValues, quoteForm, quoteTotals, sentValues } from './quote-form.web.ts';
import { TimeLeft } from './time-left.web.tsx';
import {
  beginCall,
  declineCall,
  type InvitationDetailView,
  invitationCall,
  keepDraftCall,
  type QuoteDraftView,
  quoteSheetCall,
  readSheetCall,
  submitCall,
  withdrawCall,
} from './vendor.calls.ts';

/** An inquiry with what the own firm quotes for it. */
export function QuotePage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const key = ['vendor', 'invitation', id];
  const found = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const read = () => vendorCall(invitationCall, { params: { id: Number(id) }, signal });
      const first = await read();
      const begun = first.quote?.roundNo === first.roundNo;
      if (first.state !== 'OPEN' || begun) return first;
      // Opening it begins the quotation; whoever may not quote now still reads what is asked.
      await vendorCall(beginCall, { params: { id: Number(id) } }).catch((error: unknown) =>
        notify.error(messageOf(error)),
      );
      return read();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (found.error)
    return (
      <Message icon={null} title={t(TEXT.failed)} alert>
        <p className="list-message-more">{messageOf(found.error)}</p>
        <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
      </Message>
    );
  if (!found.data) return <SkeletonRows />;
  const again = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['vendor'] });
  };
  return <Quotation key={`${found.dataUpdatedAt}`} asked={found.data} onChanged={again} />;
}

type Props = { asked: InvitationDetailView; onChanged: () => Promise<void> };

function Quotation({ asked, onChanged }: Props) {
  const navigate = useNavigate();
  const { quote } = asked;
  const open = asked.state === 'OPEN' && quote !== null && !quote.entered && quote.roundNo === asked.roundNo;
  return (
    <>
      <div className="vendor-title">
        <Button onClick={() => navigate('/vendor/quote')}>{t(TEXT.back)}</Button>
        <h1>
          {asked.inquiryNo} {asked.title}
        </h1>
        <Standing row={{ ...asked, quoteStatus: quote?.status ?? null }} />
        <span>{t(TEXT.round, { n: asked.roundNo })}</span>
        <span>
          {t(TEXT.deadline)} {wholeTime(asked.deadline)}{' '}
          {asked.state === 'OPEN' && (
            <>
              · {t(TEXT.left)} <TimeLeft deadline={asked.deadline} />
            </>
          )}
        </span>
      </div>
      {quote?.entered && <Alert type="info" showIcon title={t(TEXT.entered)} />}
      {quote?.unsent && quote.status === 'SUBMITTED' && <Alert type="warning" showIcon title={t(TEXT.unsent)} />}
      {asked.remark && (
        <section className="vendor-panel">
          <h2>{t(TEXT.notes)}</h2>
          <p>{asked.remark}</p>
        </section>
      )}
      {quote?.submittedAt && <Receipt quote={quote} />}
      <Editor asked={asked} open={open} onChanged={onChanged} />
    </>
  );
}

/** What proves that it was submitted, and what. */
function Receipt({ quote }: { quote: NonNullable<InvitationDetailView['quote']> }) {
  return (
    <section className="vendor-panel">
      <h2>{t(TEXT.receipt)}</h2>
      <dl className="vendor-facts">
        <div>
          <dt>{t(TEXT.receiptNo)}</dt>
          <dd>{quote.receiptNo}</dd>
        </div>
        <div>
          <dt>{t(TEXT.submittedAt)}</dt>
          <dd>{wholeTime(quote.submittedAt ?? '')}</dd>
        </div>
        <div>
          <dt>{t(TEXT.digest)}</dt>
          <dd>{quote.digest}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Milliseconds after the last change, after which the draft is kept. */
const KEEP_MS = 3000;

function Editor({ asked, open, onChanged }: Props & { open: boolean }) {
  const id = useId();
  const resource = useMemo(() => quoteForm(asked), [asked]);
  const [store] = useState(() =>
    createFormStore<Record<string, unknown>>(formValues(asked), { check: (values) => problemsOf(resource, values, t) }),
  );
  const kept = useKeptDraft(store, open ? asked.quote?.id : undefined);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [declining, setDeclining] = useState(false);
  const context = useMemo(
    () => ({
      store,
      resource,
      id,
      labels: {},
      controls: {},
      locked: open ? [rowsOf('lines')] : Object.keys(resource.fields),
      hidden: [],
    }),
    [store, resource, id, open],
  );
  const totals = useForm(store, (one) => JSON.stringify(quoteTotals(one.values())));
  const { goods, freight, total } = JSON.parse(totals) as ReturnType<typeof quoteTotals>;
  const currency = useForm(store, (one) => one.values().currencyId);
  const unit = asked.currencies.find((one) => String(one.id) === currency)?.code;
  const quote = asked.quote;

  const lead = (paths: readonly string[]): void => {
    const [first] = inFormOrder(resource, paths);
    if (first) focusField(id, first);
  };

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : [];
      store.setErrors(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
      if (refused.length > 0) lead(refused.map(({ field }) => field));
      setFailed(refused.length > 1 ? t(TEXT.wrong, { n: refused.length }) : (refused[0]?.message ?? messageOf(error)));
    } finally {
      setBusy(false);
    }
  }

  const submit = async (): Promise<void> => {
    if (!quote) return;
    store.showAll();
    const wrong = Object.keys(store.errors());
    if (wrong.length > 0) {
      setFailed(t(TEXT.wrong, { n: wrong.length }));
      return lead(wrong);
    }
    const act = t(quote.status === 'SUBMITTED' ? TEXT.submitAgain : TEXT.submit);
    if (!(await confirm({ title: t(TEXT.submitTitle), effect: t(TEXT.submitEffect), act }))) return;
    await run(async () => {
      await kept.stop();
      const body = { ...(sentValues(store.values()) as QuoteDraftView), version: quote.version };
      await vendorCall(submitCall, { params: { id: quote.id }, body });
      notify.success(t(TEXT.submitted));
      await onChanged();
    });
  };
  const withdraw = async (): Promise<void> => {
    if (!quote) return;
    const question = { title: t(TEXT.withdraw), effect: t(TEXT.withdrawEffect), act: t(TEXT.withdraw), danger: true };
    if (!(await confirm(question))) return;
    await run(async () => {
      await kept.stop();
      await vendorCall(withdrawCall, { params: { id: quote.id }, body: { version: quote.version } });
      notify.success(t(TEXT.wasWithdrawn));
      await onChanged();
    });
  };
  const decline = async (reason: string): Promise<void> => {
    setDeclining(false);
    await run(async () => {
      await kept.stop();
      await vendorCall(declineCall, { params: { id: asked.id }, body: { reason } });
      notify.success(t(TEXT.wasDeclined));
      await onChanged();
    });
  };
  const fill = async (file: File): Promise<void> =>
    run(async () => {
      const path = readSheetCall.path.replace(':id', String(asked.id));
      const { lines } = await upload<{ lines: { id: number }[] }>(path, {
        file,
        bearer: await vendorBearer(),
        quiet: true,
      });
      const byId = new Map(lines.map((line) => [line.id, line]));
      const rows = store.values().lines as readonly { id: number }[];
      store.set(
        'lines',
        rows.map((row) => ({ ...row, ...byId.get(row.id) })),
      );
      notify.success(t(TEXT.filled, { n: lines.length }));
    });

  return (
    <FormContext value={context}>
      <Figures
        figures={[
          { label: TEXT.goods, value: formatDecimal(goods, 2), unit },
          { label: TEXT.freight, value: formatDecimal(freight, 2), unit },
          { label: TEXT.total, value: formatDecimal(total, 2), unit },
        ]}
      />
      {failed && <Alert type="error" showIcon title={failed} />}
      <form className="form-sections" data-lines noValidate onSubmit={(event) => event.preventDefault()}>
        {sectionsOf(resource).map((section, i) => (
          <FormSection key={section.title.en} id={`${id}-s${i}`} title={t(section.title)} rows={section.rows} />
        ))}
      </form>
      {open && quote && (
        <div className="vendor-bar">
          <span>{kept.word}</span>
          <Button
            icon={<DownloadOutlined />}
            onClick={() =>
              void run(async () =>
                saveFile(quoteSheetCall.path.replace(':id', String(asked.id)), {
                  bearer: await vendorBearer(),
                  quiet: true,
                }),
              )
            }
          >
            {t(TEXT.download)}
          </Button>
          <SheetButton onFile={(file) => void fill(file)} />
          {quote.status === 'SUBMITTED' ? (
            <Button danger disabled={busy} onClick={() => void withdraw()}>
              {t(TEXT.withdraw)}
            </Button>
          ) : (
            <Button disabled={busy} onClick={() => setDeclining(true)}>
              {t(TEXT.decline)}
            </Button>
          )}
          <Button type="primary" loading={busy} onClick={() => void submit()}>
            {t(quote.status === 'SUBMITTED' ? TEXT.submitAgain : TEXT.submit)}
          </Button>
        </div>
      )}
      {declining && <Decline onAnswer={(reason) => void decline(reason)} onClose={() => setDeclining(false)} />}
    </FormContext>
  );
}

/** Keeps what is written on the server, sealed, shortly after each change; a last time where the page is left. */
function useKeptDraft(store: FormStore, quotationId: number | undefined) {
  const [word, setWord] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const stopped = useRef(false);
  useEffect(() => {
    if (quotationId === undefined) return undefined;
    const keep = (): void => {
      timer.current = undefined;
      setWord(t(TEXT.keeping));
      const body = sentValues(store.values()) as QuoteDraftView;
      running.current = vendorCall(keepDraftCall, { params: { id: quotationId }, body }).then(
        () => setWord(t(TEXT.draftKept)),
        () => setWord(t(TEXT.notKept)),
      );
    };
    const leave = store.subscribe('*', () => {
      if (stopped.current || !store.dirty()) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, KEEP_MS);
    });
    return () => {
      leave();
      if (timer.current === undefined || stopped.current) return;
      clearTimeout(timer.current);
      keep();
    };
  }, [store, quotationId]);
  return {
    word,
    /** Before it is submitted: what is on its way arrives first, and nothing follows. */
    stop: async (): Promise<void> => {
      stopped.current = true;
      clearTimeout(timer.current);
      await running.current;
    },
  };
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

function Decline({ onAnswer, onClose }: { onAnswer: (reason: string) => void; onClose: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      open
      title={t(TEXT.decline)}
      okText={t(TEXT.decline)}
      cancelText={t(TEXT.cancel)}
      okButtonProps={{ disabled: !reason.trim() }}
      onOk={() => onAnswer(reason.trim())}
      onCancel={onClose}
      width={440}
    >
      <Input.TextArea
        autoFocus
        rows={3}
        maxLength={200}
        aria-label={t(TEXT.declineReason)}
        placeholder={t(TEXT.declineReason)}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  );
}
