import { Drawer } from 'antd';
import type { ReactNode } from 'react';

const WIDTH = 720;

/** A small form beside its list; only its own buttons close it, so that nothing typed is lost by a press outside. */
export function FormDrawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Drawer open size={WIDTH} title={title} onClose={onClose} mask={{ closable: false }} className="form-drawer">
      {children}
    </Drawer>
  );
}
