import { ConfigProvider, Drawer } from 'antd';
import type { ReactNode } from 'react';

const WIDTH = 720;

/** When a tab comes to the front again, antd lets a drawer that moves appear anew and builds its content anew: what was typed would be gone. */
const STILL = { token: { motion: false } } as const;

/** A small form beside its list; only its own buttons close it, so that nothing typed is lost by a press outside. */
export function FormDrawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <ConfigProvider theme={STILL}>
      <Drawer open size={WIDTH} title={title} onClose={onClose} mask={{ closable: false }} className="form-drawer">
        {children}
      </Drawer>
    </ConfigProvider>
  );
}
