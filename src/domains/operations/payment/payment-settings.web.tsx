import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import '../../../kernel/web/form/form.css';
import { Facts } from '../monitor-server/monitor-parts.web.tsx';
import { paymentSetup, setPayment } from './payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';
import { PROVIDERS, type ProviderName } from './payment-words.text.ts';

const KEY = ['system', 'payment', 'settings'];
const EMPTY = { accountName: '', bankName: '', accountNo: '' };
type Bank = typeof EMPTY;
const keys = ['accountName', 'bankName', 'accountNo'] as const;

/** How payments are taken: the usual way, the bank account, and what the server knows of Alipay. */
export function PaymentSettings({ onClose }: { onClose: () => void }) {
  const prefix = useId();
  const queries = useQueryClient();
  const may = usePermission(setPayment.permission);
  const found = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(paymentSetup, { signal, quiet: true }) });
  const [chosen, setChosen] = useState<ProviderName>();
  const [typed, setTyped] = useState<Partial<Bank>>({});
  const kept = found.data;
  const provider = chosen ?? kept?.provider ?? 'manual';
  const bank: Bank = { ...EMPTY, ...kept?.bank, ...typed };
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const changed = kept && (provider !== kept.provider || keys.some((key) => bank[key] !== kept.bank[key]));
  const close = useGuardedClose(changed === true, onClose);

  const problem = (key: keyof Bank): string | undefined => {
    if (!tried) return undefined;
    if (!bank[key].trim()) return t(TEXT.required);
    return key === 'accountNo' && !/^[0-9A-Z -]{4,40}$/.test(bank.accountNo.trim()) ? t(TEXT.badAccount) : undefined;
  };
  async function save(): Promise<void> {
    setTried(true);
    if (keys.some((key) => !bank[key].trim()) || !/^[0-9A-Z -]{4,40}$/.test(bank.accountNo.trim())) return;
    setBusy(true);
    try {
      await call(setPayment, { body: { provider, bank }, quiet: true });
      await queries.invalidateQueries({ queryKey: KEY });
      notify.success(t(TEXT.saved));
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const missing = found.data?.providers.find((one) => one.name === 'alipay')?.missing;
  return (
    <Drawer open size={480} title={t(TEXT.settings)} onClose={close}>
      {found.isPending && <SkeletonRows />}
      {found.error && <p role="alert">{messageOf(found.error)}</p>}
      {found.data && (
        <>
          <div className="form-sections">
            <FieldBox id={`${prefix}provider`} label={t(TEXT.usual)}>
              <Segmented
                id={`${prefix}provider`}
                aria-label={t(TEXT.usual)}
                disabled={!may}
                value={provider}
                onChange={setChosen}
                options={(['manual', 'alipay'] as const).map((value) => ({ value, label: t(PROVIDERS[value]) }))}
              />
            </FieldBox>
            {keys.map((key) => (
              <FieldBox key={key} id={prefix + key} label={t(TEXT[key])} required error={problem(key)}>
                <Input
                  id={prefix + key}
                  disabled={!may}
                  value={bank[key]}
                  maxLength={100}
                  status={problem(key) ? 'error' : undefined}
                  onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
                />
              </FieldBox>
            ))}
          </div>
          {may && (
            <Button type="primary" loading={busy} onClick={() => void save()} className="pay-save">
              {t(TEXT.save)}
            </Button>
          )}
          <section className="pay-alipay">
            <h3>
              {t(TEXT.alipay)}{' '}
              <StatusTag tone={missing ? 'grey' : 'green'}>{t(missing ? TEXT.notReady : TEXT.ready)}</StatusTag>
            </h3>
            <p className="monitor-note">{missing ?? t(TEXT.alipayNote)}</p>
            {!missing && (
              <Facts
                facts={[
                  [t(TEXT.appId), found.data.alipay.appId],
                  [t(TEXT.gateway), found.data.alipay.gateway],
                  [t(TEXT.notifyUrl), found.data.alipay.notifyUrl ?? t(TEXT.noNotify)],
                ]}
              />
            )}
          </section>
        </>
      )}
    </Drawer>
  );
}
