import { Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import { reloadUser, useUser } from '../../../kernel/web/session/session.ts';
import { useUnsaved } from '../../../kernel/web/shell/tags/use-tag.ts';
import { updateProfile } from '../personal/personal.calls.ts';
import { ChangeEmail } from './change-email.web.tsx';
import { useSaving } from './use-saving.web.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

type Values = { name: string; phone?: string };

/** Name and phone; the address is changed against the own password. */
export function Profile() {
  const user = useUser();
  const [form] = Form.useForm<Values>();
  const [dirty, setDirty] = useState(false);
  const { busy, save } = useSaving(form);
  const [changing, setChanging] = useState(false);
  useUnsaved(dirty);

  const onFinish = ({ name, phone }: Values) =>
    save(async () => {
      await call(updateProfile, { body: { name, phone: phone || null } });
      await reloadUser();
      setDirty(false);
    });

  return (
    <>
      <Form
        form={form}
        layout="vertical"
        className="centre-form"
        initialValues={{ name: user.name, phone: user.phone ?? '' }}
        onValuesChange={() => setDirty(true)}
        onFinish={onFinish}
      >
        <Form.Item label={t(TEXT.username)}>
          <Input value={user.username} readOnly aria-label={t(TEXT.username)} />
        </Form.Item>
        <Form.Item
          name="name"
          label={t(TEXT.name)}
          rules={[{ required: true, whitespace: true, message: t(TEXT.enterName) }]}
        >
          <Input maxLength={60} autoComplete="name" />
        </Form.Item>
        <Form.Item name="phone" label={t(TEXT.phone)}>
          <Input maxLength={30} inputMode="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item label={t(TEXT.email)}>
          <Space.Compact block>
            <Input value={user.email ?? ''} readOnly aria-label={t(TEXT.email)} />
            <Button onClick={() => setChanging(true)}>{t(TEXT.changeEmail)}</Button>
          </Space.Compact>
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t(TEXT.save)}
        </Button>
      </Form>
      {changing && <ChangeEmail onClose={() => setChanging(false)} />}
    </>
  );
}
