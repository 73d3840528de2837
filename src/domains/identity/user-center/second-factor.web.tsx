import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Modal, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { wholeTime } from '../../../kernel/web/when.ts';
import { SHELL_TEXT } from '../../../shell/shell.text.ts';
import { RecoveryCodes } from '../../../shell/sign-in/recovery-codes.tsx';
import { sealPassword } from '../../../shell/sign-in/seal.ts';
import { SECOND_TEXT } from '../../../shell/sign-in/second-step.text.ts';
import {
  beginSecondFactor,
  mySecondFactor,
  removeSecondFactor,
  setSecondFactor,
} from '../personal/my-second-factor.calls.ts';
import { showFieldErrors } from './field-errors.web.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';
import '../../../shell/sign-in/sign-in.css';

const QrPicture = lazy(async () => ({ default: (await import('../../../kernel/web/qr/qr-picture.tsx')).QrPicture }));
const KEY = ['system', 'mySecondFactor'];

/** One's own second factor: set up with an authenticator app, turned off where no role demands it. */
export function SecondFactor() {
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(mySecondFactor, { signal }) });
  const [open, setOpen] = useState<'begin' | 'remove'>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const done = async (recovery?: readonly string[]): Promise<void> => {
    setOpen(undefined);
    setCodes(recovery);
    if (!recovery) notify.success(t(TEXT.saved));
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <div className="centre-form">
      <p>{data.since ? t(TEXT.secondOn, { time: wholeTime(data.since), n: data.codesLeft }) : t(TEXT.secondOff)}</p>
      {data.since && data.demanded && <p>{t(TEXT.secondDemanded)}</p>}
      {codes && <RecoveryCodes codes={codes} />}
      {!data.since && (
        <Button type="primary" onClick={() => setOpen('begin')}>
          {t(TEXT.secondBegin)}
        </Button>
      )}
      {data.since && !data.demanded && (
        <Button danger onClick={() => setOpen('remove')}>
          {t(TEXT.secondClose)}
        </Button>
      )}
      {open === 'begin' && <Begin onDone={done} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && <Remove onDone={done} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

type Props = { onDone: (recovery?: readonly string[]) => Promise<void>; onClose: () => void };

const codeItem = (
  <Form.Item name="code" label={t(TEXT.secondCode)} rules={[{ required: true, message: t(TEXT.secondCode) }]}>
    <Input autoFocus autoComplete="one-time-code" maxLength={20} />
  </Form.Item>
);

/** The own password, then the picture and a first code. */
function Begin({ onDone, onClose }: Props) {
  const [form] = Form.useForm<{ password?: string; code?: string }>();
  const [made, setMade] = useState<{ ticket: string; secret: string; uri: string }>();
  const [busy, setBusy] = useState(false);

  async function next({ password = '', code = '' }: { password?: string; code?: string }): Promise<void> {
    setBusy(true);
    try {
      if (made) {
        const answer = await call(setSecondFactor, { body: { ticket: made.ticket, code } });
        await onDone(answer.recoveryCodes);
      } else setMade(await call(beginSecondFactor, { body: { password: await sealPassword(password, uuid()) } }));
    } catch (error) {
      showFieldErrors(form, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      title={t(SECOND_TEXT.enrol)}
      okText={t(made ? TEXT.secondOpen : TEXT.secondBegin)}
      cancelText={t(SHELL_TEXT.cancel)}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      width={420}
    >
      <Form form={form} layout="vertical" onFinish={next}>
        {made ? (
          <>
            <p>{t(TEXT.secondScan)}</p>
            <div className="signin-qr">
              <Suspense>
                <QrPicture text={made.uri} label={t(SECOND_TEXT.picture)} />
              </Suspense>
              <p>
                {t(SECOND_TEXT.byHand)} <code>{made.secret}</code>
              </p>
            </div>
            {codeItem}
          </>
        ) : (
          <Form.Item
            name="password"
            label={t(TEXT.ownPassword)}
            rules={[{ required: true, message: t(TEXT.ownPassword) }]}
          >
            <Input.Password autoFocus autoComplete="current-password" />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

function Remove({ onDone, onClose }: Props) {
  const [form] = Form.useForm<{ code: string }>();
  const [busy, setBusy] = useState(false);

  async function remove({ code }: { code: string }): Promise<void> {
    setBusy(true);
    try {
      await call(removeSecondFactor, { body: { code } });
      await onDone();
    } catch (error) {
      showFieldErrors(form, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      title={t(TEXT.secondClose)}
      okText={t(TEXT.secondClose)}
      okButtonProps={{ danger: true }}
      cancelText={t(SHELL_TEXT.cancel)}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      width={400}
    >
      <Form form={form} layout="vertical" onFinish={remove}>
        <p>{t(TEXT.secondCloseAsk)}</p>
        {codeItem}
      </Form>
    </Modal>
  );
}
