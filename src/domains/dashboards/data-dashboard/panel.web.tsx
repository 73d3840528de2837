import { CloseOutlined, ExpandOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../kernel/web/i18n.ts';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';

/** Of a panel and of its enlargement; the content may show more where there is room. */
type Content = ReactNode | ((large: boolean) => ReactNode);

type Props = { title: string; tools?: Content; children: Content; enlarges?: boolean };

const shown = (content: Content, large: boolean): ReactNode =>
  typeof content === 'function' ? content(large) : content;

/** A quiet frame of the wall: title with an accent bar, tools at its right; enlarged it takes the middle of the wall. */
export function WallPanel({ title, tools, children, enlarges = false }: Props) {
  const id = useId();
  const [large, setLarge] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setLarge(false);
    opener.current?.focus();
  };
  return (
    <section className="wall-panel" aria-labelledby={id} ref={frame}>
      <header>
        <h2 id={id}>{title}</h2>
        <span className="wall-tools">
          {shown(tools, false)}
          {enlarges && (
            <WallTool label={t(TEXT.enlarge, { panel: title })} onClick={() => setLarge(true)} ref={opener}>
              <ExpandOutlined aria-hidden />
            </WallTool>
          )}
        </span>
      </header>
      <div className="wall-panel-body">{shown(children, false)}</div>
      {large &&
        createPortal(
          <Enlarged title={title} tools={shown(tools, true)} onClose={close}>
            {shown(children, true)}
          </Enlarged>,
          frame.current?.closest('.wall-stage') ?? document.body,
        )}
    </section>
  );
}

type ToolProps = {
  label: string;
  onClick: () => void;
  children: ReactNode;
  ref?: React.Ref<HTMLButtonElement>;
};

/** A tool of a panel, 32 by 32, named for those who do not see its picture. */
export function WallTool({ label, onClick, children, ref }: ToolProps) {
  return (
    <button type="button" className="wall-tool" aria-label={label} title={label} onClick={onClick} ref={ref}>
      {children}
    </button>
  );
}

/** The panel over the middle of the wall. Esc closes it, before it closes anything else. */
function Enlarged({ title, tools, onClose, children }: Props & { tools: ReactNode; onClose: () => void }) {
  const closer = useRef<HTMLButtonElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    closer.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      event.preventDefault();
      close.current();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <div className="wall-large" role="dialog" aria-modal aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="wall-tools">
          {tools as ReactNode}
          <WallTool label={t(TEXT.shrink)} onClick={onClose} ref={closer}>
            <CloseOutlined aria-hidden />
          </WallTool>
        </span>
      </header>
      <div className="wall-large-body">{children as ReactNode}</div>
    </div>
  );
}

/** What a panel shows instead of figures. */
export function WallNote({
  failed,
  onRetry,
  children,
}: {
  failed?: boolean;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  return (
    <p className="wall-note" role={failed ? 'alert' : 'status'}>
      {failed ? t(TEXT.failed) : children}
      {failed && onRetry && (
        <button type="button" className="wall-button" onClick={onRetry}>
          {t(TEXT.retry)}
        </button>
      )}
    </p>
  );
}
