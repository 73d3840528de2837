import { Popover } from 'antd';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useMobile } from '../../kernel/web/viewport/use-mobile.ts';
import './navbar.css';

type Props = {
  /** Heading of what a click shows. */
  title: string;
  /** What the button says of itself, its count included. */
  label: string;
  icon: ReactNode;
  /** Beside the icon; nothing where nothing counts. */
  badge?: ReactNode;
  /** Name of the button for whoever looks for it in the page. */
  name?: string;
  /** Hands out what opens it from elsewhere; answers how to take that back. */
  opensBy?: (open: () => void) => () => void;
  /** What stands in it; fetched when it is first opened. */
  children: (close: () => void) => ReactNode;
};

/** A button of the bar at the top that shows a list beneath it: messages, tasks, what is drafted and unsent. */
export function BarButton({ title, label, icon, badge, name, opensBy, children }: Props) {
  const [open, setOpen] = useState(false);
  const mobile = useMobile();
  useEffect(() => opensBy?.(() => setOpen(true)), [opensBy]);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      // A list as wide as a phone has no side to turn to: it moves back into the window.
      arrow={!mobile}
      align={{ overflow: { shiftX: true, adjustY: true } }}
      open={open}
      onOpenChange={setOpen}
      title={title}
      content={open && <Suspense>{children(() => setOpen(false))}</Suspense>}
      classNames={{ root: 'shell-bell' }}
    >
      <button
        type="button"
        className="shell-icon"
        data-bar={name}
        aria-label={label}
        aria-expanded={open}
        title={label}
      >
        {icon}
        {badge !== undefined && <span className="shell-badge">{badge}</span>}
      </button>
    </Popover>
  );
}
