import QRCode from 'qrcode';
import { useEffect, useState } from 'react';
import './qr-picture.css';

/** A text as QR code, dark on white in every theme: cameras want it so. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let gone = false;
    void QRCode.toDataURL(text, { errorCorrectionLevel: 'M', margin: 2, width: 400 }).then((url) => {
      if (!gone) setSource(url);
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return source ? (
    <img className="qr-picture" src={source} alt={label} width={200} height={200} />
  ) : (
    <span className="qr-picture" />
  );
}
