import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Form, Input, InputNumber, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { DraftOffer } from '../../../kernel/web/drafts/draft-offer.tsx';
import { useKeptState } from '../../../kernel/web/drafts/use-kept-state.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { ApiError, call, messageOf } from '../../../kernel/web/request.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import { useHeld } from '../../../kernel/web/use-held.ts';
import { mailSettings, saveMailSettings, testMail } from './mail.calls.ts';
import { MAIL_TEXT as TEXT } from './mail.text.ts';

const KEY = ['mailSettings'];
type Kept = Awaited<ReturnType<typeof load>>;
const load = () => call(mailSettings, { quiet: true });

export function MailSettings() {
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: load, staleTime: 0, gcTime: 0 });
  if (error && !data)
    return (
      <p role="alert">
        {messageOf(error)} <Button onClick={() => void refetch()}>{t(TEXT.retryLoad)}</Button>
      </p>
    );
  return data ? <SettingsForm kept={data} /> : <Skeleton active />;
}

type Values = Omit<Kept, 'hasPassword' | 'fixed'> & { password?: string; removePassword?: boolean };

/** `mail.host` of the server is the field `host` here. */
const FIELDS: Readonly<Record<string, keyof Values>> = {
  'system.siteUrl': 'siteUrl',
  'system.messageMonths': 'months',
};

function SettingsForm({ kept }: { kept: Kept }) {
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const { fixed, hasPassword, ...now } = kept;
  // What was typed is not replaced from behind.
  const values = useHeld(now) ?? now;
  const [typed, setTyped] = useState<Values>();
  useUnsaved(typed !== undefined);
  const draft = useKeptState({ name: 'mail-settings', title: t(TEXT.settings), value: typed });
  const restore = () => {
    const given = draft.take();
    if (!given) return;
    form.setFieldsValue(given);
    setTyped({ ...values, ...given });
  };

  async function save(): Promise<void> {
    const { password, removePassword, ...given } = await form.validateFields();
    const body = { ...given, ...(removePassword ? { password: '' } : password ? { password } : {}) };
    try {
      await call(saveMailSettings, { body });
      notify.success(t(TEXT.saved));
      draft.done();
      setTyped(undefined);
      await queries.invalidateQueries({ queryKey: KEY });
      form.resetFields(['password', 'removePassword']);
    } catch (refusal) {
      if (refusal instanceof ApiError)
        form.setFields(
          refusal.errors.map(({ field, message }) => ({
            name: FIELDS[field] ?? (field.replace('mail.', '') as keyof Values),
            errors: [message],
          })),
        );
    }
  }

  return (
    <div className="mail-columns">
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={values}
        className="mail-form"
        // A password is kept nowhere but on the server.
        onValuesChange={(_changed, { password: _password, removePassword: _remove, ...all }) => setTyped(all)}
      >
        {draft.found && <DraftOffer at={draft.found.at} onRestore={restore} onDrop={draft.refuse} />}
        {fixed && <Alert type="info" showIcon title={t(TEXT.fixed, { host: fixed })} />}
        <Form.Item name="host" label={t(TEXT.host)} extra={t(TEXT.hostHelp)}>
          <Input autoComplete="off" maxLength={200} />
        </Form.Item>
        <div className="mail-pair">
          <Form.Item name="port" label={t(TEXT.port)} rules={[{ required: true }]}>
            <InputNumber controls={false} min={1} max={65535} precision={0} />
          </Form.Item>
          <Form.Item name="security" label={t(TEXT.security)}>
            <Select
              options={[
                { value: 'starttls', label: <span translate="no">{t(TEXT.starttls)}</span> },
                { value: 'tls', label: t(TEXT.tls) },
                { value: 'none', label: t(TEXT.noTls) },
              ]}
            />
          </Form.Item>
        </div>
        <Form.Item name="user" label={t(TEXT.user)}>
          <Input autoComplete="off" maxLength={200} />
        </Form.Item>
        <Form.Item name="password" label={t(TEXT.password)}>
          <Input.Password
            autoComplete="new-password"
            maxLength={500}
            placeholder={hasPassword ? t(TEXT.passwordKept) : undefined}
          />
        </Form.Item>
        {hasPassword && (
          <Form.Item name="removePassword" valuePropName="checked">
            <Checkbox>{t(TEXT.removePassword)}</Checkbox>
          </Form.Item>
        )}
        <Form.Item name="from" label={t(TEXT.from)}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="siteUrl" label={t(TEXT.siteUrl)} extra={t(TEXT.siteHelp)}>
          <Input maxLength={200} inputMode="url" />
        </Form.Item>
        <Form.Item name="months" label={t(TEXT.months)} rules={[{ required: true }]}>
          <InputNumber controls={false} min={1} max={120} precision={0} />
        </Form.Item>
        <GuardButton type="primary" onClick={save}>
          {t(TEXT.save)}
        </GuardButton>
      </Form>
      <TestMail />
    </div>
  );
}

function TestMail() {
  const user = useUser();
  const [to, setTo] = useState(user.email ?? '');
  const [answer, setAnswer] = useState<{ ok: boolean; words: string }>();
  async function send(): Promise<void> {
    setAnswer(undefined);
    await call(testMail, { body: { to: to.trim() }, quiet: true }).then(
      () => setAnswer({ ok: true, words: t(TEXT.tested) }),
      (refusal) => setAnswer({ ok: false, words: messageOf(refusal) }),
    );
  }
  return (
    <section className="mail-test" aria-label={t(TEXT.test)}>
      <h2>{t(TEXT.test)}</h2>
      <p>{t(TEXT.testHelp)}</p>
      <Input
        aria-label={t(TEXT.testTo)}
        placeholder={t(TEXT.testTo)}
        value={to}
        inputMode="email"
        onChange={(event) => setTo(event.target.value)}
      />
      <GuardButton disabled={to.trim() === ''} onClick={send}>
        {t(TEXT.test)}
      </GuardButton>
      {answer && (
        <Alert
          type={answer.ok ? 'success' : 'error'}
          showIcon
          title={answer.words}
          role={answer.ok ? 'status' : 'alert'}
        />
      )}
    </section>
  );
}
