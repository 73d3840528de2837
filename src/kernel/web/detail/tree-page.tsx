import { LeftOutlined } from '@ant-design/icons';
import { Button, Splitter } from 'antd';
import { type ReactNode, useState } from 'react';
import { t } from '../i18n.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import { TREE } from './detail.text.ts';
import '../list/list.css';
import './detail.css';

/** px of the tree; the width is kept per user of this browser. */
const WIDTH = { standard: 260, min: 200, max: 400 };
const KEY = 'tree-width';

function keptWidth(): number {
  try {
    return Number(localStorage.getItem(KEY)) || WIDTH.standard;
  } catch {
    return WIDTH.standard;
  }
}

function keepWidth(px: number): void {
  try {
    localStorage.setItem(KEY, String(Math.round(px)));
  } catch {
    // Without storage the width lives as long as the page.
  }
}

type Props = {
  title: string;
  scope?: ReactNode;
  acts?: ReactNode;
  tree: ReactNode;
  /** The chosen entry; on a phone it takes the place of the tree. */
  children?: ReactNode;
  /** Back from the entry to the tree, on a phone. */
  onBack?: () => void;
};

/** Tree at the left, detail or list at the right (ui.md 6.6). */
export function TreePage({ title, scope, acts, tree, children, onBack }: Props) {
  const mobile = useMobile();
  const [width] = useState(keptWidth);
  if (mobile) {
    return (
      <div className="page-pad">
        {children ? (
          <>
            <Button type="text" size="large" icon={<LeftOutlined />} onClick={onBack}>
              {t(TREE.back)}
            </Button>
            {children}
          </>
        ) : (
          <>
            {acts && <div className="list-head">{acts}</div>}
            {tree}
          </>
        )}
      </div>
    );
  }
  return (
    <div className="tree-page">
      <header className="list-head">
        <h1>{title}</h1>
        <span className="list-scope">{scope}</span>
        <span className="list-head-acts">{acts}</span>
      </header>
      <Splitter className="tree-split" onResizeEnd={([first]) => first && keepWidth(first)}>
        <Splitter.Panel defaultSize={width} min={WIDTH.min} max={WIDTH.max}>
          {tree}
        </Splitter.Panel>
        <Splitter.Panel>
          <div className="tree-main">{children ?? <p className="list-message">{t(TREE.choose)}</p>}</div>
        </Splitter.Panel>
      </Splitter>
    </div>
  );
}
