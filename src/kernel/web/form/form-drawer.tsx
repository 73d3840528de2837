import { ConfigProvider, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { LeaveContext, useLeaveFrame } from '../leave/leave.ts';
import './form.css';

const WIDTH = 720;

/** When a tab comes to the front again, antd lets a drawer that moves appear anew and builds its content anew: what was typed would be gone. */
const STILL = { token: { motion: false } } as const;

/** A small form beside its list; a press outside does not close it, and Esc and its cross ask first where something is unsaved. */
export function FormDrawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { frame, leave } = useLeaveFrame();
  return (
    <ConfigProvider theme={STILL}>
      <Drawer
        open
        size={WIDTH}
        title={title}
        onClose={() => leave(onClose)}
        mask={{ closable: false }}
        className="form-drawer"
      >
        <LeaveContext value={frame}>{children}</LeaveContext>
      </Drawer>
    </ConfigProvider>
  );
}
