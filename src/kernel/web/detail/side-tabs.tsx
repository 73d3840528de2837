import { type ReactNode, useState } from 'react';
import { t } from '../i18n.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { DETAIL } from './detail.text.ts';

export type SideTab = { key: string; label: string; children: ReactNode };

/** Tabs of the panel beside a record. */
export function SideTabs({ tabs }: { tabs: readonly SideTab[] }) {
  const [chosen, setChosen] = useState('');
  const shown = tabs.find((tab) => tab.key === chosen) ?? tabs[0];
  return (
    <TabBar label={t(DETAIL.related)} tabs={tabs} tab={shown?.key ?? ''} onTab={setChosen}>
      {shown?.children}
    </TabBar>
  );
}
