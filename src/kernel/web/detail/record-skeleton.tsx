import { useEffect, useState } from 'react';
import { t } from '../i18n.ts';
import { LIST } from '../list/list.text.ts';
import './record.css';

const AFTER_MS = 150;

/** What stands where a record is being loaded: the shape of its head and of its panels, after a moment. */
export function RecordSkeleton() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="record" role="status">
      <span className="visually-hidden">{t(LIST.loading)}</span>
      {late && (
        <>
          <div className="record-top">
            <div className="record-head">
              <span className="record-skeleton" style={{ width: 28, height: 20 }} />
              <span className="record-skeleton" style={{ width: 220, height: 20 }} />
            </div>
          </div>
          <div className="record-columns">
            <div className="record-main">
              <div className="record-skeleton-panel" />
              <div className="record-skeleton-panel" />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
