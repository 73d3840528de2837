import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, InputNumber, Skeleton } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { call, request } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { sealPassword } from '../../../shell/sign-in/seal.ts';
import { updateEmail, userByCurrentEmail } from '../personal/personal.calls.ts';
import { useSaving } from './use-saving.web.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';
import { ViewMailPassword } from './view-mail-password.web.tsx';

type Account = { email: string | null; host: string | null; port: number | null; hasEmailPass: boolean };
type Values = { email: string; emailPass?: string; host?: string; port?: number };

/** The server's key seals 190 bytes, the time and the id of the letter among them. */
const MOST_SEALED = 80;

const KEY = ['system', 'mailAccount'];

/** The account by which e-mails are sent in the user's name. */
export function MailAccount() {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request<Account>(userByCurrentEmail.method, userByCurrentEmail.path, { signal }),
  });
  return data ? <AccountForm account={data} /> : <Skeleton active title={false} paragraph={{ rows: 6 }} />;
}

function AccountForm({ account }: { account: Account }) {
  const [form] = Form.useForm<Values>();
  const queries = useQueryClient();
  const { busy, save } = useSaving(form);
  const [viewing, setViewing] = useState(false);

  const onFinish = ({ emailPass, host, port, email }: Values) =>
    save(async () => {
      const sealed = emailPass ? await sealPassword(emailPass, uuid()) : undefined;
      await call(updateEmail, { body: { email, host: host || null, port: port ?? null, emailPass: sealed } });
      form.resetFields(['emailPass']);
      await queries.invalidateQueries({ queryKey: KEY });
    });

  return (
    <>
      <Form
        form={form}
        layout="vertical"
        className="centre-form"
        initialValues={{ email: account.email ?? '', host: account.host ?? '', port: account.port ?? undefined }}
        onFinish={onFinish}
      >
        <p>{t(TEXT.mailHelp)}</p>
        <Form.Item
          name="email"
          label={t(TEXT.email)}
          rules={[{ required: true, type: 'email', message: t(TEXT.badEmail) }]}
        >
          <Input maxLength={120} autoComplete="email" />
        </Form.Item>
        <Form.Item
          name="emailPass"
          label={t(TEXT.mailPass)}
          extra={account.hasEmailPass ? t(TEXT.mailPassKept) : undefined}
        >
          <Input.Password maxLength={MOST_SEALED} autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="host" label={t(TEXT.host)}>
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item name="port" label={t(TEXT.port)}>
          <InputNumber min={1} max={65535} precision={0} controls={false} />
        </Form.Item>
        <div className="centre-bar">
          <Button type="primary" htmlType="submit" loading={busy}>
            {t(TEXT.save)}
          </Button>
          {account.hasEmailPass && <Button onClick={() => setViewing(true)}>{t(TEXT.view)}</Button>}
        </div>
      </Form>
      {viewing && <ViewMailPassword onClose={() => setViewing(false)} />}
    </>
  );
}
