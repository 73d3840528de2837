import { Button, Modal } from 'antd';
import { t } from '../../kernel/web/i18n.ts';
import { signOut } from '../session/sign-out.ts';
import { tellActivity } from '../use-idle.ts';
import { IDLE_TEXT as TEXT } from './idle-warning.text.ts';

/** Before a sign-in ends because nobody is there: any move or key goes on with it. */
export function IdleWarning({ left }: { left: number }) {
  return (
    <Modal
      open
      title={t(TEXT.title)}
      closable={false}
      mask={{ closable: false }}
      width={400}
      footer={[
        <Button key="out" onClick={() => void signOut()}>
          {t(TEXT.signOut)}
        </Button>,
        <Button key="on" type="primary" autoFocus onClick={() => void tellActivity()}>
          {t(TEXT.goOn)}
        </Button>,
      ]}
    >
      <p>{t(TEXT.soon, { n: left })}</p>
    </Modal>
  );
}
