import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { useGuardedClose } from '../../../kernel/web/leave/use-guarded-close.ts';
import { call } from '../../../kernel/web/request.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { reloadUser } from '../../../shell/session/load-session.ts';
import { SHELL_TEXT } from '../../../shell/shell.text.ts';
import { sealPassword } from '../../../shell/sign-in/seal.ts';
import { updateEmailOf } from '../personal/personal.calls.ts';
import { useSaving } from './use-saving.web.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

type Values = { email: string; password: string };

/** A new address, against the own password. */
export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [form] = Form.useForm<Values>();
  const { busy, save } = useSaving(form);
  const [typed, setTyped] = useState(false);
  const close = useGuardedClose(typed, onClose);

  const onFinish = ({ email, password }: Values) =>
    save(async () => {
      const sealed = await sealPassword(password, uuid());
      await call(updateEmailOf, { params: { id: user.id }, body: { email, password: sealed } });
      await reloadUser();
      onClose();
    });

  return (
    <Modal
      open
      title={t(TEXT.changeEmail)}
      okText={t(TEXT.save)}
      cancelText={t(SHELL_TEXT.cancel)}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={close}
      width={420}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ email: user.email ?? '' }}
        onFinish={onFinish}
        onValuesChange={() => setTyped(form.isFieldsTouched())}
      >
        <p>{t(TEXT.changeEmailAsk)}</p>
        <Form.Item
          name="email"
          label={t(TEXT.email)}
          rules={[{ required: true, type: 'email', message: t(TEXT.badEmail) }]}
        >
          <Input maxLength={120} autoComplete="email" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t(TEXT.ownPassword)}
          rules={[{ required: true, message: t(TEXT.ownPassword) }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
