import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, type ReactNode } from 'react';
import type { TextValues } from '../../text.ts';
import { lang, t } from '../i18n.ts';
import type { Note } from './editing.ts';
import { GRID } from './grid.text.ts';
import type { GridBlock } from './grid-block.ts';
import { useGrid } from './grid-context.ts';

/** Below the cells: acts on rows, and one line that says what happened, what is wrong here, or what the chosen cells come to. */
export function GridBar({ error, tools }: { error: string | undefined; tools: ReactNode }) {
  const { model, block } = useGrid();
  const note = model.note();
  const chosen = block.chosenRows().length;
  const grows = model.given().newRow !== undefined && !model.given().readOnly && !model.given().parentOf;
  return (
    <div className="grid-bar">
      {(grows || tools) && <Acts block={block} grows={grows} chosen={chosen} tools={tools} />}
      <p className="grid-note" role="status">
        {note ? said(note) : error ? <span className="form-error">{error}</span> : <Figures />}
      </p>
    </div>
  );
}

type ActsProps = { block: GridBlock; grows: boolean; chosen: number; tools: ReactNode };

/** A step from cell to cell draws no buttons. */
const Acts = memo(function Acts({ block, grows, chosen, tools }: ActsProps) {
  const none = chosen === 0;
  return (
    <div className="grid-acts">
      {grows && (
        <Button size="small" icon={<PlusOutlined />} onClick={() => block.addRow()}>
          {t(GRID.add)}
        </Button>
      )}
      {tools}
      {grows && (
        <>
          <Button size="small" type="text" icon={<CopyOutlined />} disabled={none} onClick={() => block.duplicate()}>
            {t(GRID.duplicate, { n: chosen })}
          </Button>
          <Button size="small" type="text" icon={<DeleteOutlined />} disabled={none} onClick={() => block.remove()}>
            {t(GRID.remove, { n: chosen })}
          </Button>
        </>
      )}
    </div>
  );
});

function Figures() {
  const { model, block } = useGrid();
  if (!model.isRange()) return null;
  const { n, sum, mean } = block.figures();
  if (model.editing()) return t(GRID.fillChosen, { n });
  return sum === null || mean === null ? t(GRID.chosen, { n }) : t(GRID.chosenSum, { n, sum, mean });
}

function said({ text, values = {} }: Note): string {
  const filled: TextValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]),
  );
  return t(text, filled);
}
