import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  InfoCircleFilled,
  WarningFilled,
} from '@ant-design/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../i18n.ts';
import { type Notice, onNotice } from '../notice.ts';
import { SHELL_TEXT } from './shell.text.ts';

/** Milliseconds (spec.md section 9). */
const DURATION = 2500;
const ICONS = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: WarningFilled,
  error: CloseCircleFilled,
} as const;

type Shown = Notice & { readonly id: number };
let lastId = 0;

/** Toasts at the top centre, errors at the top right; 2.5 s each, longer while hovered or focused. */
export function Notices() {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const drop = useCallback((id: number) => setShown((list) => list.filter((one) => one.id !== id)), []);
  useEffect(
    () =>
      onNotice((notice) =>
        setShown((list) => {
          const rest = list.filter((one) => one.text !== notice.text || one.kind !== notice.kind);
          lastId += 1;
          return [...rest.slice(-4), { ...notice, id: lastId }];
        }),
      ),
    [],
  );
  const alarm = (notice: Notice): boolean => notice.kind === 'error' || notice.kind === 'warning';
  return createPortal(
    <>
      <div className="shell-toasts" role="status">
        {shown
          .filter((one) => !alarm(one))
          .map((one) => (
            <Toast key={one.id} notice={one} onEnd={drop} />
          ))}
      </div>
      <div className="shell-alarms">
        {shown.filter(alarm).map((one) => (
          <Toast key={one.id} notice={one} onEnd={drop} />
        ))}
      </div>
    </>,
    document.body,
  );
}

function Toast({ notice, onEnd }: { notice: Shown; onEnd: (id: number) => void }) {
  const { id, kind, text, act } = notice;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onEnd, DURATION, id);
  }, [id, onEnd]);
  useEffect(() => {
    start();
    return () => clearTimeout(timer.current);
  }, [start]);
  const hold = { onMouseEnter: stop, onMouseLeave: start, onFocus: stop, onBlur: start };
  const Icon = ICONS[kind];
  return (
    <div className={`shell-notice shell-notice-${kind}`} role={kind === 'error' ? 'alert' : 'group'} {...hold}>
      <Icon aria-hidden />
      <span>{text}</span>
      {act && (
        <button
          type="button"
          className="shell-notice-act"
          onClick={() => {
            act.run();
            onEnd(id);
          }}
        >
          {act.label}
        </button>
      )}
      {kind === 'error' && (
        <button type="button" className="shell-notice-close" aria-label={t(SHELL_TEXT.close)} onClick={() => onEnd(id)}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}
