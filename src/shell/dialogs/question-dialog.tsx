import { Modal } from 'antd';
import type { Question } from '../../kernel/web/confirm.ts';
import { t } from '../../kernel/web/i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';

export function QuestionDialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  return (
    <Modal
      open
      title={question.title}
      okText={question.act}
      cancelText={t(SHELL_TEXT.cancel)}
      okButtonProps={{ danger: question.danger }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      width={416}
    >
      {question.effect}
    </Modal>
  );
}
