/**
 * What the page tells its user in passing. Whoever may not load antd (requests, sign-in) speaks through here;
 * the shell listens and shows success and info as toasts, errors as notifications, 2.5 s each.
 */
export type Notice = {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** Label and effect of one act in the toast, such as to undo. */
  readonly act?: { readonly label: string; readonly run: () => void };
};

type Listener = (notice: Notice) => void;

const waiting: Notice[] = [];
let listener: Listener | undefined;

function tell(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

export const notify = {
  success: (text: string, act?: Notice['act']): void => tell({ kind: 'success', text, act }),
  info: (text: string, act?: Notice['act']): void => tell({ kind: 'info', text, act }),
  warning: (text: string): void => tell({ kind: 'warning', text }),
  error: (text: string): void => tell({ kind: 'error', text }),
};

/** The one place that shows notices; what was said before it listened is shown then. */
export function onNotice(next: Listener): () => void {
  listener = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    if (listener === next) listener = undefined;
  };
}
