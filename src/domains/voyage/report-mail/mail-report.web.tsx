import { MailOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import type { HeadAct } from '../../../kernel/web/detail/record-head.tsx';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { uuid } from '../../../kernel/web/uuid.ts';
import { Problems, problemsOf } from '../problems.web.tsx';
import { mailChoicesCall, previewMailCall, SEND, sendMailCall } from './mail.calls.ts';
import { MAIL_TEXT as TEXT } from './mail.text.ts';
import './mail-report.css';

/** The way to send a report by mail, for whoever may. */
export function useMailAct(reportId: number): [HeadAct[], ReactNode] {
  const may = usePermission(SEND);
  const [open, setOpen] = useState(false);
  if (!may) return [[], null];
  return [
    [{ key: 'reportMail', label: TEXT.act, icon: <MailOutlined />, run: () => setOpen(true) }],
    open && <MailReport reportId={reportId} onClose={() => setOpen(false)} />,
  ];
}

/** Chooses a subscription, shows what would go, and sends it. */
function MailReport({ reportId, onClose }: { reportId: number; onClose: () => void }) {
  const client = useQueryClient();
  // Made with the question: whoever presses twice sends once.
  const [key] = useState(uuid);
  const [mailId, setMailId] = useState<number>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const choices = useQuery({
    queryKey: ['records', 'voyage.mail', 'choices', reportId],
    queryFn: ({ signal }) => call(mailChoicesCall, { query: { reportId }, signal, quiet: true }),
  });

  async function send(): Promise<void> {
    if (mailId === undefined) return;
    try {
      const { sent } = await call(sendMailCall, { body: { reportId, mailId }, key, quiet: true });
      await client.invalidateQueries({ queryKey: ['records', 'voyage.mailLog'] });
      notify.success(t(TEXT.sent, { n: sent }));
      onClose();
    } catch (error) {
      setProblems(problemsOf(error));
    }
  }

  const options = choices.data?.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Modal
      open
      title={t(TEXT.act)}
      width={720}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(TEXT.cancel)}</Button>
          <GuardButton type="primary" disabled={mailId === undefined} onClick={send}>
            {t(TEXT.send)}
          </GuardButton>
        </>
      }
    >
      <Select<number>
        className="mail-report-choice"
        aria-label={t(TEXT.choose)}
        placeholder={t(TEXT.choose)}
        loading={choices.isPending}
        value={mailId}
        options={options}
        notFoundContent={t(TEXT.none)}
        onChange={(next) => {
          setProblems([]);
          setMailId(next);
        }}
      />
      <Problems title={t(TEXT.refused)} problems={choices.error ? problemsOf(choices.error) : problems} />
      {mailId !== undefined && <Preview reportId={reportId} mailId={mailId} />}
    </Modal>
  );
}

function Preview({ reportId, mailId }: { reportId: number; mailId: number }) {
  const { data, error } = useQuery({
    queryKey: ['records', 'voyage.report', 'mailPreview', reportId, mailId],
    queryFn: ({ signal }) => call(previewMailCall, { query: { reportId, mailId }, signal, quiet: true }),
    retry: false,
  });
  if (error) return <Problems title={t(TEXT.refused)} problems={problemsOf(error)} />;
  if (!data) return <SkeletonRows />;
  return (
    <>
      {!data.sending && <p role="status">{t(TEXT.notSending)}</p>}
      <p>
        {t(TEXT.recipients)}: <span translate="no">{data.recipients.join(', ')}</span>
      </p>
      <p>
        <strong translate="no">{data.subject}</strong>
      </p>
      <textarea
        className="mail-report-preview"
        aria-label={t(TEXT.preview)}
        translate="no"
        readOnly
        rows={16}
        value={data.text}
      />
    </>
  );
}
