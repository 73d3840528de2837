import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { SHELL_TEXT } from '../../../shell/shell.text.ts';
import { sealPassword } from '../../../shell/sign-in/seal.ts';
import { viewEmailPass } from '../personal/personal.calls.ts';
import { showFieldErrors } from './field-errors.web.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

/** Shows the kept e-mail password to its owner, against the own password. */
export function ViewMailPassword({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [form] = Form.useForm<{ password: string }>();
  const [shown, setShown] = useState<string | null>();
  const [busy, setBusy] = useState(false);

  async function view({ password }: { password: string }): Promise<void> {
    setBusy(true);
    try {
      const sealed = await sealPassword(password, uuid());
      const answer = await call(viewEmailPass, { params: { id: user.id }, query: { password: sealed } });
      setShown(answer.emailPass);
    } catch (error) {
      showFieldErrors(form, error);
    } finally {
      setBusy(false);
    }
  }

  const done = shown !== undefined;
  return (
    <Modal
      open
      title={t(TEXT.viewTitle)}
      okText={t(done ? SHELL_TEXT.close : TEXT.view)}
      cancelText={t(SHELL_TEXT.cancel)}
      cancelButtonProps={{ hidden: done }}
      confirmLoading={busy}
      onOk={done ? onClose : form.submit}
      onCancel={onClose}
      width={400}
    >
      {done ? (
        shown === null ? (
          <p>{t(TEXT.noPass)}</p>
        ) : (
          <Input value={shown} readOnly aria-label={t(TEXT.mailPass)} />
        )
      ) : (
        <Form form={form} layout="vertical" onFinish={view}>
          <p>{t(TEXT.viewAsk)}</p>
          <Form.Item
            name="password"
            label={t(TEXT.ownPassword)}
            rules={[{ required: true, message: t(TEXT.ownPassword) }]}
          >
            <Input.Password autoFocus autoComplete="current-password" />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}
