import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  InfoCircleFilled,
  WarningFilled,
} from '@ant-design/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../kernel/web/i18n.ts';
import { type Notice, onNotice } from '../kernel/web/notice.ts';
import { type Shown, withNotice } from './notice-list.ts';
import { SHELL_TEXT } from './shell.text.ts';

/** Milliseconds (spec.md section 9). */
const DURATION = 2500;
/** What offers a way back stays long enough to be reached. */
const WITH_ACT = 8000;
const ICONS = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: WarningFilled,
  error: CloseCircleFilled,
} as const;

let lastId = 0;

/** Toasts at the top centre, errors at the top right; 2.5 s each, longer while hovered or focused. */
export function Notices() {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const drop = useCallback((id: number) => setShown((list) => list.filter((one) => one.id !== id)), []);
  useEffect(
    () =>
      onNotice((notice) =>
        setShown((list) => {
          lastId += 1;
          return withNotice(list, notice, lastId);
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
  const { id, kind, text, act, times } = notice;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = (): void => {
    held.current = true;
    clearTimeout(timer.current);
  };
  const start = useCallback(() => {
    held.current = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(onEnd, act ? WITH_ACT : DURATION, id);
  }, [id, onEnd, act]);
  // Said again, it begins anew; whoever holds it goes on holding it.
  useEffect(() => {
    if (times > 0 && !held.current) start();
  }, [start, times]);
  useEffect(() => () => clearTimeout(timer.current), []);
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
