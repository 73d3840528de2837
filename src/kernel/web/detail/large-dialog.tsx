import { Modal } from 'antd';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Acts below; most only show. */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** What needs more room than its place has: 70 % of the window wide, open for as long as it is rendered. */
export const LargeDialog = ({ title, footer = null, onClose, children }: Props) => (
  <Modal open title={title} width="70%" footer={footer} onCancel={onClose}>
    {children}
  </Modal>
);
