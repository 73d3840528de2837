import { Tooltip } from 'antd';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { label: string; children: ReactNode };

/** A finger does not hover: after a tap the bubble would stay over what the tap has opened. */
const HOVERS = window.matchMedia('(hover: hover)').matches;

/** A button of 30x30 (44x44 on a phone) whose name is its tooltip. */
export function IconButton({ label, children, className = '', ...rest }: Props) {
  return (
    <Tooltip title={HOVERS ? label : undefined}>
      <button type="button" aria-label={label} className={`shell-icon ${className}`} {...rest}>
        {children}
      </button>
    </Tooltip>
  );
}
