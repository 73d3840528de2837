import { Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import { reloadUser } from '../../../shell/session/load-session.ts';
import { updateProfile } from '../personal/personal.calls.ts';
import { ChangeEmail } from './change-email.web.tsx';
import { useSaving } from './use-saving.web.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

type Values = { phone?: string };

/** Phone and address, the latter against the own password. The name is set by those who keep accounts. */
export function Profile() {
  const user = useUser();
  const [form] = Form.useForm<Values>();
  const [dirty, setDirty] = useState(false);
  const { busy, save } = useSaving(form);
  const [changing, setChanging] = useState(false);
  useUnsaved(dirty);

  const onFinish = ({ phone }: Values) =>
    save(async () => {
      await call(updateProfile, { body: { phone: phone || null } });
      await reloadUser();
      setDirty(false);
    });

  return (
    <>
      <Form
        form={form}
        layout="vertical"
        className="centre-form"
        initialValues={{ phone: user.phone ?? '' }}
        onValuesChange={() => setDirty(true)}
        onFinish={onFinish}
      >
        <Form.Item label={t(TEXT.username)}>
          <Input value={user.username} readOnly aria-label={t(TEXT.username)} />
        </Form.Item>
        <Form.Item label={t(TEXT.name)} extra={t(TEXT.nameKept)}>
          <Input value={user.name} readOnly aria-label={t(TEXT.name)} />
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
