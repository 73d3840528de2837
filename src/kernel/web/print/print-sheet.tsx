import QRCode from 'qrcode';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toLocalMinute } from '../fields/date-value.ts';
import { t } from '../i18n.ts';
import { serverDate } from '../server-clock.ts';
import { ownName } from '../session/own-name.ts';
import { useUser } from '../session/session.ts';
import { PRINT } from './print.text.ts';
import './print.css';

/** Print helper delay (specification, section 9): fonts and pictures are there by then. */
const DELAY_MS = 300;

type Props = {
  /** The company at the head of the sheet. */
  company?: string;
  title: string;
  number?: string;
  /** Address that the QR code opens. */
  link: string;
  /** Wide tables lie across. */
  landscape?: boolean;
  children: ReactNode;
  onDone: () => void;
};

/** One document on paper (ui.md 6.12): head with QR code, body, foot. Mount it to print; it takes itself away afterwards. */
export function PrintSheet({ company, title, number, link, landscape = false, children, onDone }: Props) {
  const user = useUser();
  const [code, setCode] = useState<string>();
  const [root] = useState(() => {
    const made = document.createElement('div');
    made.id = 'print-root';
    return made;
  });

  useEffect(() => {
    document.body.append(root);
    return () => root.remove();
  }, [root]);

  useEffect(() => {
    void QRCode.toDataURL(link, { margin: 0, width: 160 }).then(setCode);
  }, [link]);

  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => window.print(), DELAY_MS);
    window.addEventListener('afterprint', onDone, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onDone);
    };
  }, [code, onDone]);

  return createPortal(
    <article className={landscape ? 'print print-landscape' : 'print'}>
      <header className="print-head">
        <div>
          {company && <p>{company}</p>}
          <h1>{title}</h1>
          {number && <p className="num">{number}</p>}
        </div>
        {code && <img src={code} alt={t(PRINT.link)} width={72} height={72} />}
      </header>
      {children}
      <footer className="print-foot">
        <span>{t(PRINT.by, { name: ownName(user) })}</span>
        <span>{t(PRINT.at, { time: toLocalMinute(serverDate().toISOString()) })}</span>
      </footer>
    </article>,
    root,
  );
}
