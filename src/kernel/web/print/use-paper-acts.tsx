import { FilePdfOutlined, MailOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { PaperLanguage } from '../../paper/paper.ts';
import { addressesIn, paperChoice, paperLetter } from '../../paper/paper-forms.ts';
import { downloadPaper, mailPaper } from '../../paper.calls.ts';
import type { HeadAct } from '../detail/record-head.tsx';
import { lang, t } from '../i18n.ts';
import { useAsk } from '../list/acts/ask.tsx';
import { notify } from '../notice.ts';
import { call } from '../request.ts';
import { saveFile } from '../save-file.ts';
import { uuid } from '../uuid.ts';
import { PRINT } from './print.text.ts';

type Given = { resource: string; id: number; title: string };

/** What else can be done with a record's paper than print it: its PDF, and the same by mail. */
export function usePaperActs({ resource, id, title }: Given): [HeadAct[], ReactNode] {
  const [dialog, ask] = useAsk();
  const params = { resource, id };
  const download = () =>
    ask({
      title: t(PRINT.pdf),
      act: t(PRINT.download),
      form: { fields: paperChoice, initial: { language: lang } },
      run: (_, values) => saveFile(downloadPaper.path, { params, query: { language: String(values?.language) } }),
    });
  const send = () => {
    // Made with the question: whoever presses twice sends once.
    const key = uuid();
    ask({
      title: t(PRINT.mail),
      effect: t(PRINT.mailEffect),
      act: t(PRINT.send),
      form: { fields: paperLetter, initial: { subject: title, language: lang } },
      run: async (_, values) => {
        const body = {
          recipients: addressesIn(String(values?.recipients ?? '')),
          subject: String(values?.subject ?? ''),
          text: String(values?.text ?? ''),
          language: (values?.language ?? lang) as PaperLanguage,
        };
        await call(mailPaper, { params, body, key, quiet: true });
        notify.info(t(PRINT.sending));
      },
    });
  };
  const acts: HeadAct[] = [
    { key: 'pdf', label: PRINT.pdf, icon: <FilePdfOutlined />, run: download },
    { key: 'mail', label: PRINT.mail, icon: <MailOutlined />, run: send },
  ];
  return [acts, dialog];
}
